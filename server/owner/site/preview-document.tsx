import { renderToStaticMarkup } from 'react-dom/server'

export const previewFolder = '/owner/preview'

type PreviewBar = { text: string; back: string; backHref: string }

/**
 * Makes a visitor's page a preview: its links stay in the preview, and without its scripts and with its forms and numbers switched off,
 * nothing is sent or counted.
 */
export function previewDocument(html: string, bar: PreviewBar): string {
  return html
    .replace(/<script type="module"[^>]*><\/script>|<script[^>]* type="module"[^>]*><\/script>/g, '')
    .replace(/<script type="application\/[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<a\b[^>]*>/g, previewLink)
    .replace(/<form\b[^>]*>/g, (form) => form.replace(/ (action|method)="[^"]*"/g, '').replace('<form', '<form method="dialog"'))
    .replace(/<body[^>]*>/, (body) => body + barMarkup(bar))
}

/** Pages of this site are shown in the preview; files, other sites and fragments stay as they are. */
const previewLink = (link: string) =>
  link.replace(/ href="([^"]*)"/, (whole, href: string) => {
    if (/^(tel|sms|mailto):/.test(href)) return ' href="#"'
    return /^\/(?!\/)(?:[^"?#]*\/)?(?:[?#]|$)/.test(href) ? ` href="${previewFolder}${href}"` : whole
  })

/** The line that a notice has on visitors' pages. */
const barMarkup = ({ text, back, backHref }: PreviewBar) =>
  renderToStaticMarkup(
    <section className="notice-line" aria-label={text}>
      <div className="container">
        <p>
          {text}{' '}
          <a className="text-link" href={backHref}>
            {back}
          </a>
        </p>
      </div>
    </section>,
  )
