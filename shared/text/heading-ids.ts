import type { Block } from '../content/site-types.ts'

/** `What each material asks of you` → `what-each-material-asks-of-you` */
function idFromText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

type Heading = Extract<Block, { kind: 'heading' }>

/** An id for each heading, made from its text. The second heading with the same text gets `-2`. */
export function headingIds(blocks: readonly Block[]): Map<Block, string> {
  const ids = new Map<Block, string>()
  const used = new Map<string, number>()
  for (const block of blocks) {
    if (block.kind !== 'heading') continue
    const id = idFromText(block.text) || 'section'
    const count = (used.get(id) ?? 0) + 1
    used.set(id, count)
    ids.set(block, count === 1 ? id : `${id}-${count}`)
  }
  return ids
}

/** The level-2 headings with their ids, for a table of contents. */
export function tableOfContents(blocks: readonly Block[]): { id: string; text: string }[] {
  const ids = headingIds(blocks)
  return blocks
    .filter((block): block is Heading => block.kind === 'heading' && block.level === 2)
    .map((block) => ({ id: ids.get(block) ?? '', text: block.text }))
}
