import { createElement, type ReactNode, type SVGProps, useState } from 'react'
import { useIsLive } from '../hooks/use-is-live.ts'

const piece = /<(\/?)([a-z]+)((?: [a-z-]+="[^"]*")*)(\/?)>|([^<]+)/g
const attribute = / ([a-z-]+)="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<' }

type SvgMarkupProps = SVGProps<SVGSVGElement> & { markup: string }

/**
 * A drawing of `shared/drawing`. The server writes its markup as it is, and hydration leaves it alone. A drawing made in the browser is built
 * from elements, because Trusted Types let no markup in.
 */
export function SvgMarkup({ markup, ...svg }: SvgMarkupProps) {
  const isLive = useIsLive()
  const [served, setServed] = useState(isLive ? undefined : markup)
  if (served === undefined) return <svg {...svg}>{svgElements(markup)}</svg>
  if (served !== markup) setServed(undefined)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by shared/drawing, which escapes the words in it
  return <svg key="served" {...svg} dangerouslySetInnerHTML={{ __html: served }} />
}

/** Elements, attributes and text, nothing else. */
function svgElements(markup: string): ReactNode[] {
  const open: { name: string; attributes: Record<string, unknown>; children: ReactNode[] }[] = []
  const top: ReactNode[] = []
  const add = (node: ReactNode) => (open.at(-1)?.children ?? top).push(node)
  for (const [, isEnd, name = '', written = '', isEmpty, text] of markup.matchAll(piece)) {
    if (text !== undefined) add(text.replace(/&(amp|lt);/g, (entity) => entities[entity] ?? entity))
    else if (isEnd) {
      const done = open.pop()
      if (done) add(createElement(done.name, done.attributes, ...done.children))
    } else {
      const attributes = attributesOf(written, (open.at(-1)?.children ?? top).length)
      if (isEmpty) add(createElement(name, attributes))
      else open.push({ name, attributes, children: [] })
    }
  }
  return top
}

function attributesOf(written: string, key: number): Record<string, unknown> {
  const given = [...written.matchAll(attribute)].map(([, name = '', value]) => [reactName(name), value])
  return { key, ...Object.fromEntries(given) }
}

/** `stroke-width` is `strokeWidth` to React; data attributes keep their names. */
const reactName = (name: string) =>
  name.startsWith('data-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
