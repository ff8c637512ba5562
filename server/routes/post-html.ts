import { parseInlineText } from '../../shared/inline-text.ts'
import type { Picture } from '../../shared/page-data.ts'
import type { Post } from '../../shared/posts.ts'
import type { Block } from '../../shared/site-types.ts'

type HtmlSource = { siteUrl: string; pictures: Readonly<Record<string, Picture>> }

/** A built-in article for feed readers: plain elements, absolute addresses. Of a remote post they get the excerpt and the link. */
export function postHtml(post: Post, source: HtmlSource): string | undefined {
  if (post.body.kind !== 'built-in') return undefined
  return post.body.blocks.map((block) => blockHtml(block, source)).join('\n')
}

function blockHtml(block: Block, source: HtmlSource): string {
  const inline = (text: string) => inlineHtml(text, source.siteUrl)
  switch (block.kind) {
    case 'paragraph':
      return element('p', inline(block.text))
    case 'heading':
      return element(`h${block.level}`, escapeHtml(block.text))
    case 'list':
      return element(block.ordered ? 'ol' : 'ul', block.items.map((item) => element('li', inline(item))).join(''))
    case 'quote':
      return element('blockquote', element('p', inline(block.text)))
    case 'table':
      return tableHtml(block, inline)
    case 'picture':
      return element('figure', imageHtml(block.picture, source) + caption(block.caption, inline))
    case 'drawing':
      // Drawings live in the site's own sheet, which a feed reader cannot show.
      return block.caption ? element('p', inline(block.caption)) : ''
  }
}

function tableHtml(block: Extract<Block, { kind: 'table' }>, inline: (text: string) => string): string {
  const head = element('thead', row(block.head.map((name) => element('th', escapeHtml(name)))))
  const body = element('tbody', block.rows.map((cells) => row(cells.map((cell) => element('td', inline(cell))))).join(''))
  return element('table', (block.caption ? element('caption', escapeHtml(block.caption)) : '') + head + body)
}

const row = (cells: string[]) => element('tr', cells.join(''))

function imageHtml(name: string, { siteUrl, pictures }: HtmlSource): string {
  const picture = pictures[name]
  const width = picture?.widths.find((candidate) => candidate >= 960) ?? picture?.widths.at(-1)
  if (!picture || width === undefined) return ''
  const height = Math.round((picture.height * width) / picture.width)
  const source = `${siteUrl}/assets/${picture.file}-${width}.jpg`
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(picture.alt)}" width="${width}" height="${height}">`
}

const caption = (text: string | undefined, inline: (text: string) => string) => (text ? element('figcaption', inline(text)) : '')

function inlineHtml(text: string, siteUrl: string): string {
  const parts = parseInlineText(text).map((part) => {
    if (part.kind === 'bold') return element('strong', escapeHtml(part.text))
    if (part.kind !== 'link') return escapeHtml(part.text)
    const href = part.href.startsWith('/') ? siteUrl + part.href : part.href
    return `<a href="${escapeHtml(href)}">${escapeHtml(part.text)}</a>`
  })
  return parts.join('')
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
