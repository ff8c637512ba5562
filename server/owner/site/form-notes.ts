/** What drafted hours and prices result in, as visitors will see it. */
import type { NoteView } from '../../../client/owner/site/site-view.ts'
import { openingPrice } from '../../../shared/pages/home-content.ts'
import { checkedSites } from '../../changes/composed-site.ts'
import type { FormContext } from './form-view.ts'

export function hoursNote({ changes, messages }: FormContext): NoteView | undefined {
  const sites = checkedSites(changes.drafted)
  const lines = sites.map(({ openingHours, language }) => ({ language, text: openingHours.summary }))
  return lines.length > 0 ? { heading: messages.site.visitorsSee, lines } : undefined
}

/** The price range that the home page opens with, and the public one to compare. */
export function priceNote({ changes, messages: { site: words } }: FormContext): NoteView | undefined {
  const [drafted] = checkedSites(changes.drafted)
  const [shown] = checkedSites(changes.public)
  const [now, before] = [drafted && openingPrice(drafted), shown && openingPrice(shown)]
  if (!now) return undefined
  const was = before && before.range !== now.range ? [words.was(before.range)] : []
  return { heading: words.estimateSays, strong: now.range, lines: [now.summary, ...was].map((text) => ({ text })) }
}
