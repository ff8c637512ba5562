/**
 * A drawing from an SVG file. Its markup becomes part of the sheet of drawings, so only what draws is let through: no script, no style,
 * nothing from elsewhere, and no color that would not follow the theme.
 */
import { nestingProblem, type SvgPart, svgParts, svgText, type Tag } from './svg-parts.ts'

/** One view of a drawing, as `Drawing` has it, with the label from its title. */
export type SvgDrawing = { label: string; width: number; height: number; ground?: number; markup: string }

export type SvgReading = { status: 'complete'; drawing: SvgDrawing } | { status: 'faulty'; problems: string[] }

const words = (list: string) => new Set(list.split(' '))

const elements = words('svg g title desc path rect circle ellipse line polyline polygon text tspan')
const attributes = words(
  'd points x y x1 y1 x2 y2 cx cy r rx ry dx dy width height transform stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity fill-opacity opacity fill-rule clip-rule vector-effect paint-order font-size ' +
    'font-weight text-anchor dominant-baseline letter-spacing',
)
const colors = words('fill stroke color')
const ofRoot = words('viewBox width height preserveAspectRatio')
/** What drawing programs write, and nothing draws by: left out without a word. */
const idle = /^(id|class|version|role|xmlns(:.*)?|xml:.*|data-.*|aria-.*)$/

/** `tokens` are the names of the theme's colors. */
export function readSvgDrawing(source: string, tokens: readonly string[]): SvgReading {
  const parts = svgParts(source)
  const root = parts.find((part): part is Tag => part.kind === 'open')
  const box = root?.name === 'svg' ? viewBox(root) : undefined
  const nesting = nestingProblem(parts)
  const problems = [...(nesting === undefined ? [] : [nesting]), ...parts.flatMap((part) => partProblems(part, tokens))]
  if (!root || !box) return { status: 'faulty', problems: ['must be one svg element with a viewBox', ...problems] }
  if (problems.length > 0) return { status: 'faulty', problems: [...new Set(problems)] }
  const drawn = withoutWords(parts.slice(parts.indexOf(root) + 1)).map(svgText)
  const markup = `${svgText(pens(root, box))}${drawn.join('').replace(/\s*<\/svg>\s*$/, '')}</g>`
  return { status: 'complete', drawing: { label: titleOf(parts), width: box.width, height: box.height, ...groundOf(root), markup } }
}

function partProblems(part: SvgPart, tokens: readonly string[]): string[] {
  if (part.kind === 'other') return []
  if (part.kind === 'text') return hasOddEntity(part.text) ? ['holds an & that begins none of &amp; &lt; &gt; &quot;'] : []
  if (!elements.has(part.name)) return [`<${part.name}> is not allowed; there may be ${[...elements].join(', ')}`]
  return part.attributes.flatMap(([name, value]) => {
    if (idle.test(name) || (part.name === 'svg' && ofRoot.has(name))) return []
    const spot = `${name}="${value}" on <${part.name}>`
    if (colors.has(name))
      return isColor(value, tokens) ? [] : [`${spot}: a color is none, currentColor or var(--NAME) with a NAME of the theme`]
    if (!attributes.has(name)) return [`${spot} is not allowed`]
    return /url\(/i.test(value) || hasOddEntity(value) ? [`${spot} refers to something else`] : []
  })
}

const hasOddEntity = (text: string) => /&(?!(amp|lt|gt|quot);)/.test(text)

function isColor(value: string, tokens: readonly string[]): boolean {
  const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return value === 'none' || value === 'currentColor' || (token !== undefined && tokens.includes(token))
}

type Box = { x: number; y: number; width: number; height: number }

function viewBox({ attributes: list }: Tag): Box | undefined {
  const numbers = (new Map(list).get('viewBox') ?? '').trim().split(/[\s,]+/)
  const [x = Number.NaN, y = Number.NaN, width = 0, height = 0] = numbers.map(Number)
  return numbers.length === 4 && Number.isFinite(x + y + width + height) && width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** `data-ground` is how far down the ground line is, for a drawing that stands on a line of the page. */
function groundOf({ attributes: list }: Tag): { ground?: number } {
  const ground = Number(new Map(list).get('data-ground') ?? Number.NaN)
  return Number.isFinite(ground) ? { ground } : {}
}

function titleOf(parts: readonly SvgPart[]): string {
  const start = parts.findIndex((part) => part.kind === 'open' && part.name === 'title')
  const title = start < 0 ? undefined : parts[start + 1]
  return title?.kind === 'text' ? title.text.replace(/\s+/g, ' ').trim() : ''
}

/** The outermost element's pens for all that it holds. Black, which SVG fills with, could not be seen in dark mode. */
function pens({ attributes: list }: Tag, { x, y }: Box): Tag {
  const own = list.filter(([name]) => !ofRoot.has(name))
  const fill: Tag['attributes'] = own.some(([name]) => name === 'fill') ? [] : [['fill', 'currentColor']]
  const move: Tag['attributes'] = x === 0 && y === 0 ? [] : [['transform', `translate(${-x} ${-y})`]]
  return drawing({ kind: 'open', name: 'g', attributes: [...own, ...fill, ...move] })
}

/** Without what nothing draws by. */
const drawing = (tag: Tag): Tag => ({ ...tag, attributes: tag.attributes.filter(([name]) => !idle.test(name)) })

function withoutWords(parts: readonly SvgPart[]): SvgPart[] {
  let isInWords = false
  return parts.flatMap((part): SvgPart[] => {
    const isWords = 'name' in part && (part.name === 'title' || part.name === 'desc')
    if (isWords) isInWords = part.kind === 'open'
    if (isWords || isInWords) return []
    return ['name' in part ? drawing(part) : part]
  })
}
