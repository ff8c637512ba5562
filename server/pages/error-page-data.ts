import { messagesFor, type ServerMessages } from '../../shared/language/messages.ts'
import { type BuiltSite, messagePage, type PageData } from '../../shared/pages/page-data.ts'

/** Explains a 4xx status, with the phone number. The same for every request. */
export function refusalPageData(site: BuiltSite, status: number): PageData {
  const { refusals } = messagesFor(site.language)
  const { heading, text } = refusalText(refusals, status)
  return messagePage(site, heading, `${text} ${refusals.call(site.phoneNumber)}`)
}

export function errorPageData(site: BuiltSite, requestId: string | undefined): PageData {
  const { errors, refusals } = messagesFor(site.language)
  return messagePage(site, errors.application, refusals.fault, requestId)
}

function refusalText(refusals: ServerMessages['refusals'], status: number): { heading: string; text: string } {
  if (status === 413) return refusals.tooLarge
  if (status === 429) return refusals.tooMany
  return status === 415 ? refusals.otherForm : refusals.unclear
}
