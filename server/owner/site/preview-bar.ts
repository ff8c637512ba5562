import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import type { PreviewBarProps } from '../../../client/owner/preview/preview-bar.tsx'
import { pathOf } from '../../../shared/addresses/routes.ts'
import { keysOf } from '../../../shared/changes/change-path.ts'
import { draftOf } from '../work/job-state.ts'
import { pageOf } from './content-page.ts'
import type { FormContext } from './form-view.ts'
import { draftCount } from './overview.ts'
import { previewFolder } from './preview-document.tsx'

const pagesAtMost = 4

/** The text and buttons of the bar above a preview. On the page of a job, they are about this job. */
export function previewBar(target: string, context: FormContext): PreviewBarProps {
  const { changes, site, messages } = context
  const { draft, draftVersion: seen } = changes
  const words = messages.site
  const slug = site.languages.map((language) => jobAt(target, pathOf('job', language, ':'))).find((found) => found !== undefined)
  const common = { title: words.preview, text: words.onlyYou }
  if (slug !== undefined) {
    const action = `${ownerPaths.work}${slug}/`
    const isDraft = draftOf(changes, slug).length > 0
    return {
      ...common,
      back: { href: action, text: words.back },
      changed: { label: '', pages: [] },
      publish: isDraft ? { action, seen, text: messages.work.publish } : undefined,
    }
  }
  const places = Object.keys(draft).map((path) => pageOf(site, keysOf(path).slice(1)))
  const pages = [...new Map(places.map(({ title, path }) => [path, { text: title, href: previewFolder + path }])).values()]
  const count = draftCount(context)
  return {
    ...common,
    back: { href: ownerPaths.site, text: words.back },
    changed: { label: words.changedOn, pages: pages.slice(0, pagesAtMost) },
    publish: count > 0 ? { action: ownerPaths.site, seen, text: words.publish(count) } : undefined,
  }
}

/** The part of an address that stands for a pattern's `:`. */
function jobAt(target: string, pattern: string): string | undefined {
  const [start = '', end = ''] = pattern.split(':')
  const name = target.startsWith(start) && target.endsWith(end) ? target.slice(start.length, target.length - end.length) : ''
  return name === '' || name.includes('/') ? undefined : name
}
