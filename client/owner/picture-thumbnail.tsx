import type { Picture } from '../../shared/content/used-assets.ts'
import { avifSources, folderOf } from '../ui/photo-sources.ts'

/** A small decorative picture. The name beside it says what it shows. */
export function PictureThumbnail({ picture }: { picture: Picture }) {
  return (
    <picture>
      {avifSources(picture, '104px', false).map((source) => (
        <source key={source.srcSet} type="image/avif" {...source} />
      ))}
      <img
        className="thumbnail"
        src={`/${folderOf(picture)}/${picture.file}-${picture.isMedia ? Math.min(...picture.widths) : 800}.jpg`}
        width={104}
        height={78}
        alt=""
      />
    </picture>
  )
}
