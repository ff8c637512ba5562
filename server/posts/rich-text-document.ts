import type { RichTextDocument } from '../../shared/blog/posts.ts'
import { isObject } from '../../shared/schema/is-object.ts'
import { wellFormed } from '../../shared/text/well-formed.ts'
import { type LinkedEntities, readFile, readLinkedEntry, readPicture } from './linked-entities.ts'

/** Deeper than any editor nests. Without a limit a document of 20,000 levels would crash the process. */
const maxDepth = 40
const maxNodes = 20_000

type Node = { nodeType: string; data: Record<string, unknown>; content?: Node[]; value?: string; marks?: { type: string }[] }

/** The service's rich text, reduced to nodes that can be rendered, with links resolved. Unknown nodes leave their children. */
export function readRichText(body: unknown, linked: LinkedEntities): RichTextDocument {
  if (typeof body === 'string') return documentOf(paragraphsOf(wellFormed(body)))
  if (!isObject(body) || !Array.isArray(body.content)) return documentOf([])
  let nodes = 0

  function readNodes(list: unknown, depth: number): Node[] {
    if (!Array.isArray(list) || depth > maxDepth) return []
    return list.flatMap((item) => readNode(item, depth) ?? [])
  }

  function readNode(item: unknown, depth: number): Node | undefined {
    if (!isObject(item) || typeof item.nodeType !== 'string' || ++nodes > maxNodes) return undefined
    if (item.nodeType === 'text') return readText(item)
    return { nodeType: item.nodeType, data: readData(item.nodeType, item.data, linked), content: readNodes(item.content, depth + 1) }
  }

  return documentOf(readNodes(body.content, 1))
}

const documentOf = (content: Node[]): RichTextDocument => ({ nodeType: 'document', data: {}, content })

function readText({ value, marks }: Record<string, unknown>): Node | undefined {
  if (typeof value !== 'string') return undefined
  const known = Array.isArray(marks)
    ? marks.flatMap((mark) => (isObject(mark) && typeof mark.type === 'string' ? { type: mark.type } : []))
    : []
  return { nodeType: 'text', data: {}, value: wellFormed(value), marks: known }
}

function readData(nodeType: string, data: unknown, linked: LinkedEntities): Record<string, unknown> {
  if (!isObject(data)) return {}
  const { uri, colspan, rowspan, target } = data
  return {
    ...(typeof uri === 'string' && { uri }),
    ...(isSpan(colspan) && { colspan }),
    ...(isSpan(rowspan) && { rowspan }),
    ...readTarget(nodeType, target, linked),
  }
}

const isSpan = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value > 1 && value <= 100

/** In the shape of the Contentful client's resolved links, with only the fields that are shown. */
function readTarget(nodeType: string, target: unknown, linked: LinkedEntities): { target?: unknown } {
  const sys = isObject(target) && isObject(target.sys) ? target.sys : undefined
  if (typeof sys?.id !== 'string') return {}
  if (sys.linkType === 'Asset') {
    const read = nodeType === 'asset-hyperlink' ? readFile : readPicture
    const asset = read(linked.assets.get(sys.id))
    if (!asset) return {}
    const { title, description, url, width, height } = asset
    const details = width && height ? { image: { width, height } } : {}
    return { target: { sys: { id: sys.id, type: 'Asset' }, fields: { title, description, file: { url, details } } } }
  }
  const entry = readLinkedEntry(linked.entries.get(sys.id))
  return entry
    ? { target: { sys: { id: sys.id, type: 'Entry', contentType: { sys: { id: entry.contentType } } }, fields: entry.fields } }
    : {}
}

function paragraphsOf(text: string): Node[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((value) => ({ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', data: {}, value: value.trim(), marks: [] }] }))
}
