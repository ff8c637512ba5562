import { createElement, type ReactNode } from 'react'

const piece = /<(\/?)([a-z]+)((?: [a-z-]+="[^"]*")*)(\/?)>|([^<]+)/g
const attribute = / ([a-z-]+)="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<' }

/**
 * A drawing's own markup as elements. Trusted Types let no markup into a page of a browser, and the drawings of `shared/drawing` are written
 * as markup: elements, attributes and text, nothing else.
 */
export function svgElements(markup: string): ReactNode[] {
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
