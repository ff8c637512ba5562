import type { Site } from '../../../shared/content/site-types.ts'
import type { Assets } from '../../../shared/content/used-assets.ts'
import { Photo } from '../../ui/photo.tsx'
import { avifSources } from '../../ui/photo-sources.ts'

type HeroPictures = Pick<Site['homepage']['hero'], 'picture' | 'duskPicture'>

const sizes = '(max-width: 767px) 100vw, (max-width: 991px) 150vw, 100vw'

/** The picture for dark mode. It shows the same place, so it is not used beside a picture from the owner. */
export function duskOf({ picture, duskPicture }: HeroPictures, { pictures }: Assets): string | undefined {
  return pictures[picture]?.isMedia ? undefined : duskPicture
}

/** The picture of the page's color mode. CSS hides the other one. A hidden dusk picture is not loaded. */
export function HeroPhotos({ day, dusk }: { day: string; dusk: string | undefined }) {
  return (
    <>
      <Photo className="hero-photo" name={day} sizes={sizes} isHero priority />
      {dusk && <Photo className="hero-photo hero-dusk" name={dusk} sizes={sizes} isHero />}
    </>
  )
}

/** Preloads of the dusk picture. The script that sets the color mode enables them; otherwise the picture would wait for the layout. */
export function DuskPreload({ hero, assets }: { hero: HeroPictures; assets: Assets }) {
  const dusk = assets.pictures[duskOf(hero, assets) ?? '']
  if (!dusk) return null
  return avifSources(dusk, sizes, true).map((source) => (
    <link
      key={source.srcSet}
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={source.srcSet}
      imageSizes={source.sizes}
      fetchPriority="high"
      media="not all"
      data-dusk={source.media ?? 'all'}
    />
  ))
}
