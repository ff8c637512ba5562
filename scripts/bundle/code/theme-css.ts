import type { Site, Theme } from '../../../shared/content/site-types.ts'

type ThemeSite = Pick<Site, 'theme' | 'pictures'>
type PictureColor = { name: string; dominant: string }

/** The CSS of one business: colors of both modes (paper is always light), the trade's edge, and the cropping of its photos. */
export function themeCss({ theme, pictures }: ThemeSite, colors: readonly PictureColor[]): string {
  const dark = darkTokens(theme)
  return `@layer tokens{
:root,.quote-sheet{color-scheme:light;${declarations(theme.light)}}
:root{${edgeTokens(theme.edge)}${heroTokens(theme.hero)}}
@media screen{:root[data-color-mode="dark"]{${dark}}}
@media screen and (prefers-color-scheme:dark){:root[data-color-mode="system"]{${dark}}}
${colors.map(({ name, dominant }) => photoRule(name, dominant, pictures[name]?.focus)).join('\n')}
}`
}

const declarations = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** Only the tokens that differ from the light theme. */
function darkTokens({ light, dark }: Theme): string {
  const same: Record<string, string> = light
  const changed = Object.entries(dark).filter(([name, value]) => same[name] !== value)
  return `color-scheme:dark;${declarations(Object.fromEntries(changed))}`
}

function edgeTokens({ desktop, phone }: Theme['edge']): string {
  const tokens = (suffix: string, edge: Theme['edge']['desktop']) =>
    declarations({
      [`edge${suffix}`]: edgeMask(edge),
      [`edge${suffix}-width`]: `${edge.width}px`,
      [`edge${suffix}-height`]: `${edge.height}px`,
    })
  return tokens('', desktop) + tokens('-phone', phone)
}

/** One period as a mask image, so that CSS can set the edge's color. */
function edgeMask({ width, height, path }: Theme['edge']['desktop']): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><path d='${path}'/></svg>`
  return `url("data:image/svg+xml,${svg.replace(/[<>#%"]/g, encodeURIComponent)}")`
}

const heroTokens = ({ focus }: Theme['hero']) =>
  declarations({ 'hero-focus-phone': focus.phone, 'hero-focus-tablet': focus.tablet, 'hero-focus-desktop': focus.desktop })

/** `#9c4a1a` as `#941`: near enough for a color that shows while the picture loads. */
const shortColor = (color: string) => color.replace(/([\da-f])[\da-f]/gi, '$1')

const photoRule = (name: string, dominant: string, focus: string | undefined) =>
  `.photo-${name}{background-color:${shortColor(dominant)};${focus ? `object-position:${focus};` : ''}}`
