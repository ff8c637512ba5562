import { type ContactFields, originFields } from '../../shared/contact/contact-fields.ts'
import type { ServerMessages } from '../../shared/language/messages.ts'

/** Where a lead came from, in the owner's words. A visitor's browser can send anything, so escape it. */
export function originRows(fields: ContactFields, { labels, ads }: ServerMessages['origin']): { label: string; value: string }[] {
  const adWords: Readonly<Record<string, string>> = ads
  return originFields.flatMap(({ name }) => {
    const value = name === 'ad' ? (adWords[fields.ad] ?? fields.ad) : fields[name]
    return value ? [{ label: labels[name], value }] : []
  })
}
