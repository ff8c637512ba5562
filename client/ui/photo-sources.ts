import type { Picture } from '../../shared/content/used-assets.ts'

/** A phone held upright. `sizes` makes only screens of more than two pixels per CSS pixel load the larger crop. */
const upright = { media: '(max-width: 479px) and (orientation: portrait)', sizes: '60vw' }

type Source = { srcSet: string; sizes: string; media?: string }

export const folderOf = ({ isMedia }: Picture) => (isMedia ? 'media' : 'assets')

export const sourceSet = (picture: Picture, format: string) =>
  picture.widths.map((width) => `/${folderOf(picture)}/${picture.file}-${width}.${format} ${width}w`).join(', ')

/** The sources in AVIF, which pictures from the owner lack. A hero's upright crop is loaded where it fills a tall box. */
export function avifSources(picture: Picture, sizes: string, isHero: boolean): Source[] {
  if (picture.isMedia) return []
  const all = { srcSet: sourceSet(picture, 'avif'), sizes }
  if (!isHero || !picture.upright?.length) return [all]
  const srcSet = picture.upright.map((width) => `/assets/${picture.file}-upright-${width}.avif ${width}w`).join(', ')
  return [
    { srcSet, ...upright },
    { ...all, media: `not all and ${upright.media}` },
  ]
}
