import { BLOCKS, type Block, type Document, INLINES, type Inline, MARKS, type Text, type TopLevelBlock } from '@contentful/rich-text-types'
import { countWords } from '../../shared/blog/reading-time.ts'
import { field } from '../../shared/schema/is-object.ts'
import { headingIds } from '../../shared/text/heading-ids.ts'

type RichText = {
  document: Document
  /** The second-level headings with their ids. */
  contents: { id: string; text: string }[]
  wordCount: number
}

/**
 * Makes a renderable document of any input. Nodes are placed only where HTML allows them, because hydration fails if the browser has
 * corrected the nesting. Unknown nodes are replaced by their content, malformed ones are dropped. Headings get ids.
 */
export function parseRichText(document: unknown): RichText {
  const content = blocksOf(childrenOf(document), 0)
  const headings = content.filter(({ nodeType }) => nodeType === BLOCKS.HEADING_1 || nodeType === BLOCKS.HEADING_2)
  const titles = headings.map((node) => ({ kind: 'heading' as const, level: 2 as const, text: textOf(node) }))
  const ids = headingIds(titles)
  const contents = titles.map((title) => ({ id: ids.get(title) ?? '', text: title.text }))
  for (const [index, heading] of headings.entries()) heading.data = { id: contents[index]?.id }
  const wordCount = content.reduce((sum, node) => sum + countWords(textOf(node)), 0)
  return { document: { nodeType: BLOCKS.DOCUMENT, data: {}, content }, contents, wordCount }
}

type Node = Record<string, unknown> & { nodeType: string }

/** Nesting limit, deeper than any editor allows. */
const maxDepth = 50

const inlineTypes = new Set<string>(Object.values(INLINES))
const isInlineType = (type: string): type is INLINES => inlineTypes.has(type)

function childrenOf(node: unknown): Node[] {
  const content = field(node, 'content')
  return Array.isArray(content) ? content.filter(isNode) : []
}

const isNode = (value: unknown): value is Node => typeof field(value, 'nodeType') === 'string'

/** The nodes as blocks; loose text and inline nodes become paragraphs. */
function blocksOf(nodes: readonly Node[], depth: number): TopLevelBlock[] {
  if (depth > maxDepth) return []
  const blocks: TopLevelBlock[] = []
  let loose: Node[] = []
  const endParagraph = () => {
    blocks.push(...textBlock(BLOCKS.PARAGRAPH, loose, depth))
    loose = []
  }
  for (const node of nodes) {
    if (node.nodeType === 'text' || isInlineType(node.nodeType)) {
      loose.push(node)
      continue
    }
    endParagraph()
    blocks.push(...blockOf(node, depth + 1))
  }
  endParagraph()
  return blocks
}

function blockOf(node: Node, depth: number): TopLevelBlock[] {
  const children = childrenOf(node)
  switch (node.nodeType) {
    case BLOCKS.PARAGRAPH:
    case BLOCKS.HEADING_1:
    case BLOCKS.HEADING_2:
    case BLOCKS.HEADING_3:
    case BLOCKS.HEADING_4:
    case BLOCKS.HEADING_5:
    case BLOCKS.HEADING_6:
      return textBlock(node.nodeType, children, depth)
    case BLOCKS.UL_LIST:
    case BLOCKS.OL_LIST:
      return nonEmptyBlock(
        node.nodeType,
        children.flatMap((child) => listItem(child, depth + 1)),
      )
    case BLOCKS.QUOTE:
      return nonEmptyBlock(node.nodeType, blocksOf(children, depth))
    case BLOCKS.TABLE:
      return nonEmptyBlock(node.nodeType, tableRows(children, depth + 1))
    case BLOCKS.HR:
    case BLOCKS.EMBEDDED_ENTRY:
    case BLOCKS.EMBEDDED_ASSET:
    case BLOCKS.EMBEDDED_RESOURCE:
      return [{ nodeType: node.nodeType, data: dataOf(node), content: [] }]
    default:
      return blocksOf(children, depth)
  }
}

function nonEmptyBlock(nodeType: TopLevelBlock['nodeType'], content: TopLevelBlock['content']): TopLevelBlock[] {
  return content.length > 0 ? [{ nodeType, data: {}, content }] : []
}

/** Drops blocks without text: editors add an empty paragraph at the end. */
function textBlock(nodeType: TopLevelBlock['nodeType'], nodes: readonly Node[], depth: number): TopLevelBlock[] {
  const content = inlinesOf(nodes, depth)
  return content.some((node) => textOf(node).trim() !== '' || node.nodeType === INLINES.EMBEDDED_ENTRY)
    ? nonEmptyBlock(nodeType, content)
    : []
}

function inlinesOf(nodes: readonly Node[], depth: number, isInLink = false): (Inline | Text)[] {
  if (depth > maxDepth) return []
  return nodes.flatMap((node): (Inline | Text)[] => {
    if (node.nodeType === 'text') return textNode(node)
    // HTML does not allow links inside links.
    if (!isInlineType(node.nodeType) || isInLink) return inlinesOf(childrenOf(node), depth + 1, isInLink)
    return [{ nodeType: node.nodeType, data: dataOf(node), content: inlinesOf(childrenOf(node), depth + 1, true) }]
  })
}

function textNode({ value, marks }: Node): Text[] {
  if (typeof value !== 'string') return []
  const types = Array.isArray(marks) ? marks.map((mark: unknown) => typeOf(mark)).filter(isMarkType) : []
  return [{ nodeType: 'text', value, marks: [...new Set(types)].map((type) => ({ type })), data: {} }]
}

// Unknown marks are dropped: the renderer would call an inherited method for a mark named `toString`.
const markTypes: readonly unknown[] = Object.values(MARKS)
const isMarkType = (type: string | undefined): type is string => markTypes.includes(type)

function typeOf(mark: unknown): string | undefined {
  const type = field(mark, 'type')
  return typeof type === 'string' ? type : undefined
}

function dataOf({ data }: Node): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

/** Content of a list item or table cell; a single paragraph is unwrapped. */
function containerContent(node: Node, depth: number): Block['content'] {
  const blocks = blocksOf(node.nodeType === 'text' || isInlineType(node.nodeType) ? [node] : childrenOf(node), depth)
  const [only] = blocks
  return blocks.length === 1 && only?.nodeType === BLOCKS.PARAGRAPH ? only.content : blocks
}

function listItem(node: Node, depth: number): Block[] {
  const content = containerContent(node, depth)
  return content.length > 0 ? [{ nodeType: BLOCKS.LIST_ITEM, data: {}, content }] : []
}

function tableRows(nodes: readonly Node[], depth: number): Block[] {
  const rows = nodes.map(childrenOf).filter((cells) => cells.length > 0)
  const head = rows[0]?.every(isHeaderCell) ? rows[0].map((cell) => textOfNode(cell, depth)) : undefined
  return rows.map((cells, index) => ({
    nodeType: BLOCKS.TABLE_ROW,
    data: { isHead: head !== undefined && index === 0 },
    content: cells.map((cell, column): Block => {
      const isHeader = isHeaderCell(cell)
      const { colspan, rowspan } = dataOf(cell)
      return {
        nodeType: isHeader ? BLOCKS.TABLE_HEADER_CELL : BLOCKS.TABLE_CELL,
        data: { colSpan: spanOf(colspan), rowSpan: spanOf(rowspan), scope: head && index === 0 ? 'col' : 'row', label: head?.[column] },
        content: containerContent(cell, depth),
      }
    }),
  }))
}

const isHeaderCell = ({ nodeType }: Node) => nodeType === BLOCKS.TABLE_HEADER_CELL

const spanOf = (span: unknown) => (typeof span === 'number' && Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined)

const textOfNode = (node: Node, depth: number) => containerContent(node, depth).map(textOf).join(' ')

function textOf(node: Block | Inline | Text): string {
  if (node.nodeType === 'text') return node.value
  const holdsBlocks = node.content.some(({ nodeType }) => nodeType !== 'text' && !isInlineType(nodeType))
  return node.content.map(textOf).join(holdsBlocks ? ' ' : '')
}
