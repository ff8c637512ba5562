import type { Block } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import type { ContentOf } from '../../navigation/registered-screens.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { Comparison } from '../../ui/comparison.tsx'
import { InlineText } from '../../ui/inline-text.tsx'
import { Photo } from '../../ui/photo.tsx'
import { type ChapterPart, chapterParts } from './split-chapter.ts'

type ChapterPartsProps = {
  blocks: readonly Block[]
  /** Shown first if no block is a picture. */
  pictures?: ContentOf<'service'>['gallery']
}

/** The parts of a chapter: a picture as wide as the window, words beside a drawing, words in two columns. */
export function ChapterParts({ blocks, pictures = [] }: ChapterPartsProps) {
  const parts = chapterParts(blocks)
  const hasPlate = parts.some(({ kind }) => kind === 'plate')
  return (
    <>
      {!hasPlate && pictures.length > 0 && <Pictures items={pictures} />}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order
        <Part key={index} part={part} />
      ))}
    </>
  )
}

function Part({ part }: { part: ChapterPart }) {
  if (part.kind === 'plate') return <Plate block={part.block} />
  if (part.kind === 'texts') {
    return (
      <div className="chapter-texts container">
        {part.groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never change order
          <div className="prose" key={index}>
            <Blocks blocks={group} />
          </div>
        ))}
      </div>
    )
  }
  if (part.kind === 'beside') {
    return (
      <div className="chapter-beside container">
        <div className="prose">
          <Blocks blocks={part.words} />
        </div>
        <Blocks blocks={[part.drawing]} />
      </div>
    )
  }
  return (
    <div className="container">
      <Blocks blocks={[part.block]} />
    </div>
  )
}

function Plate({ block }: { block: Extract<ChapterPart, { kind: 'plate' }>['block'] }) {
  return (
    <figure className="plate">
      {block.kind === 'comparison' && <Comparison before={block.before} after={block.after} sizes="100vw" />}
      {block.kind === 'picture' &&
        (block.drawing ? (
          <Comparison before={block.picture} after={block.picture} drawing={block.drawing} sizes="100vw" />
        ) : (
          <Photo name={block.picture} sizes="100vw" />
        ))}
      {block.caption && (
        <figcaption>
          <InlineText text={block.caption} />
        </figcaption>
      )}
    </figure>
  )
}

function Pictures({ items }: { items: ContentOf<'service'>['gallery'] }) {
  return (
    <ul className="related-pictures container">
      {items.map(({ picture, title, dimension }) => (
        <li key={picture} className="related-picture">
          <figure>
            <Photo name={picture} sizes="(min-width: 1170px) 700px, (min-width: 768px) 60vw, calc(100vw - 40px)" />
            <figcaption>
              <strong>{keepTogether(title)}</strong> {keepTogether(dimension)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
