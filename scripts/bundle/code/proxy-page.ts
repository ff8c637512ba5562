import { escapeHtml } from '../../../server/base/visible-text.ts'
import { policyHash } from '../../../server/pages/page-gate.ts'
import type { Site } from '../../../shared/content/site-types.ts'
import { languages } from '../../../shared/language/languages.ts'
import { messagesFor } from '../../../shared/language/messages.ts'

export type ProxySite = Pick<Site, 'language' | 'name' | 'phoneNumber' | 'telLink' | 'openingHours' | 'theme'>

/** `maintenance` while our server is down, `tooLarge` for a post that the proxy does not pass on. */
export type ProxyPage = 'maintenance' | 'tooLarge'

/** A page that the proxy serves by itself, at every address: a single file that loads nothing, in each of the site's languages. */
export function proxyPage(kind: ProxyPage, sites: readonly [ProxySite, ...ProxySite[]]): string {
  const [{ language, name, theme }] = sites
  const style = styleSheet(theme.light)
  const policy = `default-src 'none'; style-src ${policyHash(style)}; img-src data:; base-uri 'none'; form-action 'none'`
  const { size, path } = theme.mark
  return `<!doctype html>
<html lang="${languages[language].tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(texts(kind, language).title(name))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<p class="name"><svg viewBox="0 0 ${size} ${size}" width="32" height="32" aria-hidden="true"><path d="${escapeHtml(path)}"/></svg>${escapeHtml(name)}</p>
${sites.map((site, index) => section(kind, site, index)).join('\n')}
</main>
</body>
</html>
`
}

function texts(kind: ProxyPage, language: Site['language']) {
  const { maintenance, refusals } = messagesFor(language)
  if (kind === 'maintenance') return { ...maintenance, beforeNumber: maintenance.call, afterNumber: maintenance.message }
  const { heading, text } = refusals.tooLarge
  return { title: (name: string) => `${heading} | ${name}`, heading, beforeNumber: text, afterNumber: '' }
}

function section(kind: ProxyPage, { language, phoneNumber, telLink, openingHours }: ProxySite, index: number): string {
  const { heading, beforeNumber, afterNumber } = texts(kind, language)
  const level = index === 0 ? 'h1' : 'h2'
  const rows = openingHours.rows.map(({ days, hours }) => `<dt>${escapeHtml(days)}</dt><dd>${escapeHtml(hours)}</dd>`)
  return `<div lang="${languages[language].tag}">
<${level}>${escapeHtml(heading)}</${level}>
<p>${escapeHtml(beforeNumber)}</p>
<p><a class="call" href="${escapeHtml(telLink)}">${escapeHtml(phoneNumber)}</a></p>${afterNumber && `\n<p>${escapeHtml(afterNumber)}</p>`}
<dl>${rows.join('')}</dl>
</div>`
}

type Palette = Site['theme']['light']

const styleSheet = (color: Palette) =>
  [
    ':root{color-scheme:light}',
    `body{margin:0;background:${color.ground};color:${color.ink};font:1.0625rem/1.6 system-ui,sans-serif}`,
    'main{max-width:36rem;margin:0 auto;padding:clamp(2rem,10vh,7rem) 20px 3rem}',
    '.name{display:flex;align-items:center;gap:.625rem;margin:0;font-weight:700}',
    `svg{flex:none;fill:${color.accent}}`,
    'div+div{margin-top:3rem}',
    'h1,h2{margin:1.5rem 0 1rem;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.625rem);line-height:1.15;text-wrap:balance}',
    `.call{display:inline-block;padding:.75rem 1.5rem;border-radius:12px;background:${color.call};color:${color['on-call']};font-size:1.5rem;font-weight:700;text-decoration:none}`,
    `.call:hover{background:${color['call-2']}}`,
    `.call:focus-visible{outline:3px solid ${color.ink};outline-offset:3px}`,
    `dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem;margin:2rem 0 0;padding-top:1rem;border-top:1px solid ${color.rule}}`,
    'dt{font-weight:700}',
    'dd{margin:0}',
  ].join('')
