import { useAssets } from '../contexts/site-context.ts'
import { avifSources, folderOf, sourceSet } from './photo-sources.ts'

type PhotoProps = {
  /** Name of the picture in the content set. */
  name: string
  sizes: string
  className?: string
  /** Fills a tall box on phones, so that an upright crop replaces it there. */
  isHero?: boolean
  /** Set on the page's one above-the-fold picture, which decides the Largest Contentful Paint. */
  priority?: boolean
  /** Replaces the picture's own alternative text; empty if the text beside it says the same. */
  alt?: string
}

/**
 * A photograph in AVIF, with one JPEG for crawlers and browsers without AVIF (Edge before 121). Its dominant color shows while it loads
 * (class `photo-NAME`, made by the build).
 */
export function Photo({ name, sizes, className, isHero = false, priority = false, alt }: PhotoProps) {
  const picture = useAssets().pictures[name]
  if (!picture) throw new Error(`No picture '${name}' on this page`)
  return (
    <picture className={className ? `photo ${className}` : 'photo'}>
      {avifSources(picture, sizes, isHero).map((source) => (
        <source key={source.srcSet} type="image/avif" {...source} />
      ))}
      <img
        className={`photo-image photo-${name}`}
        src={`/${folderOf(picture)}/${picture.file}-${picture.isMedia ? picture.widths.at(-1) : 800}.jpg`}
        {...(picture.isMedia && { srcSet: sourceSet(picture, 'jpg'), sizes })}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
