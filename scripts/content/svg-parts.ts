/** Splits an SVG file into tags and texts. Only basic XML is supported; anything else is an `other`. */

export type Tag = { kind: 'open' | 'close' | 'empty'; name: string; attributes: [name: string, value: string][] }
export type SvgPart = Tag | { kind: 'text'; text: string } | { kind: 'other'; text: string }

export function svgParts(source: string): SvgPart[] {
  const body = source.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '').replace(/<!DOCTYPE[^[>]*>|<!--[\s\S]*?-->/g, '')
  const part = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|<[^>]*>?/g
  return [...body.matchAll(part)].map(([whole, end, name, list = '', empty, text]): SvgPart => {
    if (text !== undefined) return { kind: 'text', text }
    if (name === undefined) return { kind: 'other', text: whole }
    const kind = end ? 'close' : 'open'
    return { kind: empty ? 'empty' : kind, name, attributes: attributesOf(list) }
  })
}

const attributesOf = (list: string): Tag['attributes'] =>
  [...list.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [name, double ?? single ?? ''])

/** Checks that every element is closed in order, and that there is only one root element. */
export function nestingProblem(parts: readonly SvgPart[]): string | undefined {
  const open: string[] = []
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'other') return `'${part.text.slice(0, 40)}' cannot be read`
    const isBlank = part.kind === 'text' && part.text.trim() === ''
    if (open.length === 0 && !isBlank && (part.kind !== 'open' || hasElement(parts.slice(0, index))))
      return 'holds more than one svg element'
    if (part.kind === 'open') open.push(part.name)
    if (part.kind === 'close' && open.pop() !== part.name) return `</${part.name}> closes another element`
  }
  return open.length === 0 ? undefined : `<${open.at(-1)}> is not closed`
}

const hasElement = (parts: readonly SvgPart[]) => parts.some(({ kind }) => kind === 'open')

export function svgText(part: SvgPart): string {
  if (part.kind === 'text' || part.kind === 'other') return part.text.replace(/\s+/g, ' ')
  if (part.kind === 'close') return `</${part.name}>`
  const attributes = part.attributes.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
  return `<${part.name}${attributes.join('')}${part.kind === 'empty' ? '/' : ''}>`
}
