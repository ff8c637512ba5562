import { keepTogether } from '../../shared/text/keep-together.ts'
import type { ContentOf } from '../navigation/registered-screens.tsx'
import { Comparison } from '../ui/comparison.tsx'
import { pictureSizes } from './picture-sizes.ts'

type GalleryPairProps = {
  pair: ContentOf<'gallery'>['gallery']['pairs'][number]
  columns: 6 | 12
  /** Classes by which the filters show or hide it before hydration. */
  filterClasses: string
  hidden: boolean
}

export function GalleryPair({ pair: { before, after, title, dimension }, columns, filterClasses, hidden }: GalleryPairProps) {
  return (
    <li className={`gallery-pair gallery-pair-${columns} ${filterClasses}`} hidden={hidden}>
      <figure>
        <Comparison before={before} after={after} sizes={pictureSizes[columns]} />
        <figcaption className="gallery-caption">
          <strong>{keepTogether(title)}</strong> <span className="gallery-dimension">{keepTogether(dimension)}</span>
        </figcaption>
      </figure>
    </li>
  )
}
