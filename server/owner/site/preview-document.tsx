import { renderToStaticMarkup } from 'react-dom/server'
import { PreviewBar, type PreviewBarProps } from '../../../client/owner/preview/preview-bar.tsx'
import type { AssetManifest } from '../../../shared/pages/asset-manifest.ts'

export const previewFolder = '/owner/preview'

/** Makes a page a preview: links stay in it, scripts are removed, and forms and phone links disabled: nothing is sent or counted. */
export function previewDocument(html: string, bar: PreviewBarProps, { previewStyles }: Pick<AssetManifest, 'previewStyles'>): string {
  const styles = renderToStaticMarkup(<link rel="stylesheet" href={previewStyles.href} integrity={previewStyles.integrity} />)
  return html
    .replace(/<script type="module"[^>]*><\/script>|<script[^>]* type="module"[^>]*><\/script>/g, '')
    .replace(/<script type="application\/[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<a\b[^>]*>/g, previewLink)
    .replace(/<form\b[^>]*>/g, (form) => form.replace(/ (action|method)="[^"]*"/g, '').replace('<form', '<form method="dialog"'))
    .replace('</head>', () => `${styles}</head>`)
    .replace(/<body[^>]*>/, (body) => body + renderToStaticMarkup(<PreviewBar {...bar} />))
}

/** Pages of this site are shown in the preview; files, other sites and fragments stay as they are. */
const previewLink = (link: string) =>
  link.replace(/ href="([^"]*)"/, (whole, href: string) => {
    if (/^(tel|sms|mailto):/.test(href)) return ' href="#"'
    return /^\/(?!\/)(?:[^"?#]*\/)?(?:[?#]|$)/.test(href) ? ` href="${previewFolder}${href}"` : whole
  })
