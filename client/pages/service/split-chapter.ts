import type { Block } from '../../../shared/content/site-types.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export type ChapterPart =
  /** As wide as the window. */
  | { kind: 'plate'; block: BlockOf<'picture' | 'comparison'> }
  /** As wide as the container. */
  | { kind: 'wide'; block: Block }
  | { kind: 'beside'; words: Block[]; drawing: BlockOf<'drawing'> }
  /** Words without a drawing, each with its heading, in columns. */
  | { kind: 'texts'; groups: Block[][] }

/** Splits the blocks of a chapter by how they are laid out. A drawing is placed beside the words before it. */
export function chapterParts(blocks: readonly Block[]): ChapterPart[] {
  const parts: ChapterPart[] = []
  let group: Block[] = []
  const flush = () => {
    if (group.length === 0) return
    const last = parts.at(-1)
    if (last?.kind === 'texts') last.groups.push(group)
    else parts.push({ kind: 'texts', groups: [group] })
    group = []
  }
  for (const block of blocks) {
    if (block.kind === 'drawing' && group.length > 0) {
      parts.push({ kind: 'beside', words: group, drawing: block })
      group = []
      continue
    }
    if (block.kind === 'heading' || isWide(block)) flush()
    if (block.kind === 'picture' || block.kind === 'comparison') parts.push({ kind: 'plate', block })
    else if (isWide(block)) parts.push({ kind: 'wide', block })
    else group.push(block)
  }
  flush()
  return parts
}

const wide: readonly Block['kind'][] = ['picture', 'comparison', 'drawing', 'table', 'options', 'chain']

const isWide = ({ kind }: Block) => wide.includes(kind)
