import type { PageData } from '../../shared/pages/page-data.ts'

/** `aria-current` of a link: `page` for the current page, `true` for the section it belongs to. */
export function currentState(href: string, { path, content, breadcrumb }: PageData): 'page' | 'true' | undefined {
  if (content.screen === 'not-found' || content.screen === 'message') return undefined
  if (href === path) return content.screen === 'missing-post' ? 'true' : 'page'
  const isInSection = breadcrumb.slice(1).some((step) => step.href === href)
  return isInSection ? 'true' : undefined
}
