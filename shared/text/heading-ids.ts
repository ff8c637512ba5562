import type { Block } from '../content/site-types.ts'

/** `¿Cuánto cuesta una cerca?` → `cuanto-cuesta-una-cerca` */
export function idFromText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

type Heading = Extract<Block, { kind: 'heading' }>

/** Ids that pages with text use for their own elements. */
export const ownIds = [
  'build',
  'choose',
  'close-heading',
  'contact-photos',
  'content',
  'contents-heading',
  'footer-hours',
  'footer-links',
  'footer-services',
  'menu',
  'page-state',
  'pay',
  'recent-posts',
  'services-menu',
  'structured-data',
  'trust',
]

/**
 * An id for each heading, made from its text. The second heading with the same text gets `-2`, and so does one that would get one of
 * `ownIds`.
 */
export function headingIds(blocks: readonly Block[]): Map<Block, string> {
  const ids = new Map<Block, string>()
  const used = new Set<string>(ownIds)
  for (const block of blocks) {
    if (block.kind !== 'heading') continue
    const text = idFromText(block.text) || 'section'
    let id = text
    // Another heading may have the number in its text.
    for (let count = 2; used.has(id); count++) id = `${text}-${count}`
    used.add(id)
    ids.set(block, id)
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
