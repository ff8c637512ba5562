import type { ReactNode } from 'react'
import type { Block } from '../../shared/content/site-types.ts'
import { headingIds } from '../../shared/text/heading-ids.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { Chain } from './chain.tsx'
import { Comparison } from './comparison.tsx'
import { InlineText } from './inline-text.tsx'
import { MeasuredDrawing } from './measured-drawing.tsx'
import { Options } from './options.tsx'
import { Photo } from './photo.tsx'
import { SampleMark } from './sample-mark.tsx'

/** Text blocks of the content set: paragraphs, headings, lists, tables, options, steps, quotes, drawings and photographs. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  const ids = headingIds(blocks)
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change order
  return blocks.map((block, index) => <BlockElement key={index} block={block} id={ids.get(block)} />)
}

function BlockElement({ block, id }: { block: Block; id: string | undefined }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={block.lead ? 'text-lead' : undefined}>
          <InlineText text={block.text} />
        </p>
      )
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={id}>{keepTogether(block.text)}</Heading>
    }
    case 'list':
      return <ListBlock block={block} />
    case 'table':
      return <TableBlock block={block} />
    case 'options':
      return <Options items={block.items} />
    case 'chain':
      return <Chain parts={block.parts} />
    case 'quote':
      return (
        <blockquote>
          <p>
            <InlineText text={block.text} />
          </p>
        </blockquote>
      )
    case 'drawing':
      return (
        <Figure caption={block.caption}>
          <MeasuredDrawing name={block.drawing} />
        </Figure>
      )
    case 'picture':
      return (
        <Figure caption={block.caption}>
          <Photo name={block.picture} sizes={pictureSizes} />
        </Figure>
      )
    case 'comparison':
      return (
        <Figure caption={block.caption} className="figure-pair">
          <Comparison before={block.before} after={block.after} sizes={pictureSizes} />
        </Figure>
      )
  }
}

const pictureSizes = '(min-width: 992px) 720px, calc(100vw - 40px)'

type FigureProps = { caption: string | undefined; className?: string; children: ReactNode }

function Figure({ caption, className, children }: FigureProps) {
  return (
    <figure className={className ? `figure ${className}` : 'figure'}>
      {children}
      {caption && (
        <figcaption>
          <InlineText text={caption} />
        </figcaption>
      )}
    </figure>
  )
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function ListBlock({ block }: { block: BlockOf<'list'> }) {
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  )
}

/** On phones each row becomes a group, and each cell shows its column's name from `data-label`. */
function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const { unconfirmed } = useMessages().samples
  return (
    <table className="table">
      {block.caption && (
        <caption>
          {keepTogether(block.caption)} {block.sample && <SampleMark>{unconfirmed}</SampleMark>}
        </caption>
      )}
      <thead>
        <tr>
          {block.head.map((name) => (
            <th key={name} scope="col">
              {keepTogether(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, index) => (
          <tr key={row[0]} id={block.ids?.[index]}>
            {row.map((cell, column) => {
              const name = keepTogether(block.head[column] ?? '')
              return column === 0 ? (
                <th key={name} scope="row">
                  <InlineText text={cell} />
                </th>
              ) : (
                <td key={name} data-label={name.endsWith('?') ? name : `${name}:`}>
                  <InlineText text={cell} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
