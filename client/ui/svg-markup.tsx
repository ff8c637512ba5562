import { createElement, type ReactNode, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

const token = /<(\/?)([a-z]+)((?: [a-z-]+="[^"]*")*)(\/?)>|([^<]+)/g
const attribute = / ([a-z-]+)="([^"]*)"/g
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<' }

type SvgMarkupProps = {
  drawing: { width: number; height: number; markup: string }
  className?: string
  /** Without it, the drawing is decorative. */
  label?: string
}

/**
 * A drawing from `shared/drawing`. The server inserts its markup as is, and hydration leaves it unchanged. In the browser the drawing is
 * built from elements, because Trusted Types block markup.
 */
export function SvgMarkup({ drawing: { width, height, markup }, className, label }: SvgMarkupProps) {
  const isHydrated = useIsHydrated()
  const [served, setServed] = useState(isHydrated ? undefined : markup)
  const svg = {
    className: className ? `drawing ${className}` : 'drawing',
    ...{ width, height, viewBox: `0 0 ${width} ${height}` },
    ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
  }
  if (served === undefined) return <svg {...svg}>{svgElements(markup)}</svg>
  if (served !== markup) setServed(undefined)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by shared/drawing, which escapes text
  return <svg key="served" {...svg} dangerouslySetInnerHTML={{ __html: served }} />
}

/** Supports elements, attributes and text, nothing else. */
function svgElements(markup: string): ReactNode[] {
  const open: { name: string; attributes: Record<string, unknown>; children: ReactNode[] }[] = []
  const top: ReactNode[] = []
  const add = (node: ReactNode) => (open.at(-1)?.children ?? top).push(node)
  for (const [, isEnd, name = '', attributeText = '', isEmpty, text] of markup.matchAll(token)) {
    if (text !== undefined) add(text.replace(/&(amp|lt);/g, (entity) => entities[entity] ?? entity))
    else if (isEnd) {
      const done = open.pop()
      if (done) add(createElement(done.name, done.attributes, ...done.children))
    } else {
      const attributes = attributesOf(attributeText, (open.at(-1)?.children ?? top).length)
      if (isEmpty) add(createElement(name, attributes))
      else open.push({ name, attributes, children: [] })
    }
  }
  return top
}

function attributesOf(attributeText: string, key: number): Record<string, unknown> {
  const entries = [...attributeText.matchAll(attribute)].map(([, name = '', value]) => [reactName(name), value])
  return { key, ...Object.fromEntries(entries) }
}

/** React's name: `strokeWidth` for `stroke-width`; data attributes keep theirs. */
const reactName = (name: string) =>
  name.startsWith('data-') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
