import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Blocks } from '../../client/components/blocks.tsx'
import { RichText } from '../../client/components/rich-text.tsx'
import { parseRichText } from '../../client/components/rich-text-document.ts'
import { AssetsContext, SiteContext } from '../../client/site-context.ts'
import { type BuiltSite, layoutData } from '../../shared/page-data.ts'
import type { Post } from '../../shared/posts.ts'

type FragmentSource = { site: BuiltSite; siteUrl: string }

/**
 * The body of an article as HTML that stands on its own, for the feed: the words and pictures of the page, with absolute addresses.
 * Measured drawings are left out: they live in a sheet that no feed reader loads.
 */
export function renderPostHtml({ body }: Post, { site, siteUrl }: FragmentSource): string {
  const content =
    body.kind === 'built-in' ? (
      <Blocks blocks={body.blocks.filter(({ kind }) => kind !== 'drawing')} />
    ) : (
      <RichText document={parseRichText(body.document).document} />
    )
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <SiteContext value={layoutData(site, { siteUrl, year: 0 })}>
        <AssetsContext value={site.built}>{content}</AssetsContext>
      </SiteContext>
    </StaticRouter>,
  )
  return withAbsoluteAddresses(withoutOurAttributes(html), siteUrl)
}

/** Without what only our own styles and scripts read. In text a quotation mark is escaped, so this meets attributes alone. */
const withoutOurAttributes = (html: string): string => html.replace(/ (class|data-[a-z-]+)="[^"]*"/g, '')

function withAbsoluteAddresses(html: string, siteUrl: string): string {
  return html
    .replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
    .replace(/ srcset="([^"]*)"/gi, (_, list: string) => ` srcset="${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${siteUrl}/`)}"`)
}
