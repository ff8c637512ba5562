/** Reads a drawing from an SVG file: shapes and text in the theme's colors, no scripts, styles or references. */
import { nestingProblem, type SvgPart, svgParts, svgText, type Tag } from './svg-parts.ts'

/** One version of a drawing, with the label from its `<title>`. */
export type SvgDrawing = { label: string; width: number; height: number; ground?: number; markup: string }

type SvgReading = { status: 'complete'; drawing: SvgDrawing } | { status: 'faulty'; problems: string[] }

const words = (list: string) => new Set(list.split(' '))

const elements = words('svg g title desc path rect circle ellipse line polyline polygon text tspan')
const attributes = words(
  'd points x y x1 y1 x2 y2 cx cy r rx ry dx dy width height transform stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity fill-opacity opacity fill-rule clip-rule vector-effect paint-order font-size ' +
    'font-weight text-anchor dominant-baseline letter-spacing',
)
const colors = words('fill stroke color')
const rootAttributes = words('viewBox width height preserveAspectRatio')
/** Attributes that drawing programs write but rendering does not need; removed without an error. */
const ignoredAttribute = /^(id|class|version|role|xmlns(:.*)?|xml:.*|data-.*|aria-.*)$/

/** `tokens` are the names of the theme's colors. */
export function readSvgDrawing(source: string, tokens: readonly string[]): SvgReading {
  const parts = svgParts(source)
  const root = parts.find((part): part is Tag => part.kind === 'open')
  const box = root?.name === 'svg' ? viewBox(root) : undefined
  const nesting = nestingProblem(parts)
  const problems = [...(nesting === undefined ? [] : [nesting]), ...parts.flatMap((part) => partProblems(part, tokens))]
  if (!root || !box) return { status: 'faulty', problems: ['must be one svg element with a viewBox', ...problems] }
  if (problems.length > 0) return { status: 'faulty', problems: [...new Set(problems)] }
  const body = withoutIndents(withoutTitles(parts.slice(parts.indexOf(root) + 1))).map(svgText)
  const markup = `${svgText(rootGroup(root, box))}${body.join('').replace(/\s*<\/svg>\s*$/, '')}</g>`
  return { status: 'complete', drawing: { label: titleOf(parts), width: box.width, height: box.height, ...groundOf(root), markup } }
}

function partProblems(part: SvgPart, tokens: readonly string[]): string[] {
  if (part.kind === 'other') return []
  if (part.kind === 'text') return hasOddEntity(part.text) ? ['has an & outside of &amp; &lt; &gt; &quot;'] : []
  if (!elements.has(part.name)) return [`<${part.name}> is not allowed; allowed are ${[...elements].join(', ')}`]
  return part.attributes.flatMap(([name, value]) => {
    if (ignoredAttribute.test(name) || (part.name === 'svg' && rootAttributes.has(name))) return []
    const spot = `${name}="${value}" on <${part.name}>`
    if (colors.has(name))
      return isColor(value, tokens)
        ? []
        : [`${spot}: a color must be none, currentColor, var(--NAME) with a NAME of the theme, or a color-mix of these`]
    if (!attributes.has(name)) return [`${spot} is not allowed`]
    return /url\(/i.test(value) || hasOddEntity(value) ? [`${spot} refers to something else`] : []
  })
}

const hasOddEntity = (text: string) => /&(?!(amp|lt|gt|quot);)/.test(text)

/** `none`, `currentColor`, theme colors, and mixtures of them. `--paper` is the color behind a drawing. */
function isColor(value: string, tokens: readonly string[]): boolean {
  const isToken = (name: string) => name === 'paper' || tokens.includes(name)
  const simpler = value
    .replace(/var\(--([\w-]+)(?:,\s*currentColor)?\)/g, (whole, name: string) => (isToken(name) ? 'currentColor' : whole))
    .replace(/color-mix\(in srgb,\s*currentColor \d+%,\s*currentColor\)|light-dark\(currentColor,\s*currentColor\)/g, 'currentColor')
  return simpler === value ? value === 'none' || value === 'currentColor' : isColor(simpler, tokens)
}

type Box = { x: number; y: number; width: number; height: number }

function viewBox({ attributes: list }: Tag): Box | undefined {
  const numbers = (new Map(list).get('viewBox') ?? '').trim().split(/[\s,]+/)
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = numbers.map(Number)
  return numbers.length === 4 && Number.isFinite(x + y + width + height) && width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** `data-ground` is the height of the ground line, for a drawing placed on a line of the page. */
function groundOf({ attributes: list }: Tag): { ground?: number } {
  const ground = Number(new Map(list).get('data-ground') ?? Number.NaN)
  return Number.isFinite(ground) ? { ground } : {}
}

function titleOf(parts: readonly SvgPart[]): string {
  const start = parts.findIndex((part) => part.kind === 'open' && part.name === 'title')
  const title = start < 0 ? undefined : parts[start + 1]
  return title?.kind === 'text' ? title.text.replace(/\s+/g, ' ').trim() : ''
}

/** A group with the root element's attributes. The default fill is the text color, because black is invisible in dark mode. */
function rootGroup({ attributes: list }: Tag, { x, y }: Box): Tag {
  const own = list.filter(([name]) => !rootAttributes.has(name))
  const fill: Tag['attributes'] = own.some(([name]) => name === 'fill') ? [] : [['fill', 'currentColor']]
  const move: Tag['attributes'] = x === 0 && y === 0 ? [] : [['transform', `translate(${-x} ${-y})`]]
  return withoutIgnored({ kind: 'open', name: 'g', attributes: [...own, ...fill, ...move] })
}

const withoutIgnored = (tag: Tag): Tag => ({ ...tag, attributes: tag.attributes.filter(([name]) => !ignoredAttribute.test(name)) })

/** Removes the white space between elements, except inside a text. */
function withoutIndents(parts: readonly SvgPart[]): SvgPart[] {
  let depth = 0
  return parts.filter((part) => {
    if ('name' in part && part.name === 'text' && part.kind !== 'empty') depth += part.kind === 'open' ? 1 : -1
    return depth > 0 || part.kind !== 'text' || part.text.trim() !== ''
  })
}

function withoutTitles(parts: readonly SvgPart[]): SvgPart[] {
  let isInside = false
  return parts.flatMap((part): SvgPart[] => {
    const isTitle = 'name' in part && (part.name === 'title' || part.name === 'desc')
    if (isTitle) isInside = part.kind === 'open'
    if (isTitle || isInside) return []
    return ['name' in part ? withoutIgnored(part) : part]
  })
}
