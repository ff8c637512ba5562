import { askedFields } from '../../../shared/contact/asked-fields.ts'
import { contactFieldWords } from '../../../shared/contact/contact-words.ts'
import { messagesFor } from '../../../shared/language/messages.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import { makeVisible, makeVisibleLine } from '../../base/visible-text.ts'
import type { StoredPicture } from '../../store/store.ts'
import { channelKeys, isDelivered } from '../delivery/progress.ts'
import { originRows } from '../origin-rows.ts'
import type { ShownLead } from './lead-admin.ts'
import { nextTry, shortId } from './leads-table.ts'
import { relativeTime } from './relative-time.ts'

const { form, origin } = messagesFor('en')
const words = contactFieldWords({ form })

export function leadText(shown: ShownLead, now: number): string {
  const { lead, state, at, progress } = shown
  if (!lead) return `${shortId(shown)} can't be read. Look at it in the folder ${state} of the leads, or delete it with purge.`
  const { fields, receivedAt, language, estimate, photos, photosLeft } = lead
  const rows = [
    ['ID', lead.id],
    ['State', state],
    ['Next try', state === 'pending' ? nextTry(shown, now) : ''],
    ['Tries', state !== 'pending' && shown.tries > 0 ? String(shown.tries) : ''],
    ['Received', `${receivedAt} (${relativeTime(Date.parse(receivedAt), now)})`],
    ['Mailed', state === 'sent' ? relativeTime(at, now) : ''],
    ['Webhook', outcome(progress[channelKeys.webhook], 'delivered', 'refused')],
    ['Acknowledged', outcome(progress[channelKeys.acknowledgement], 'yes', 'no')],
    ['Site', makeVisibleLine(lead.site)],
    ['Language', makeVisibleLine(language ?? '')],
    ...askedFields.flatMap(({ name, kind }) => (kind === 'text' ? [] : [[words[name].shortLabel, makeVisibleLine(fields[name])]])),
    ...originRows(fields, origin).map(({ label, value }) => [label, makeVisibleLine(value)]),
    ['Estimate', estimate ? makeVisibleLine(`${dollars(estimate.low)} to ${dollars(estimate.high)} (${estimate.query})`) : ''],
    ['Photos', [...photos.map(photoText), ...(photosLeft ? [`${photosLeft} left out`] : [])].join(', ')],
  ]
  const width = Math.max(...rows.map(([label = '']) => label.length)) + 2
  const head = rows.flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label.padEnd(width)}${value}`]))
  const texts = askedFields.flatMap(({ name, kind }) => (kind === 'text' ? ['', ...indented(fields[name])] : []))
  return [...head, ...texts].join('\n')
}

const photoText = ({ name, bytes }: StoredPicture) => `${name} (${Math.ceil(bytes / 1024)} kB)`

function outcome(value: string | undefined, yes: string, no: string): string {
  if (value === undefined) return ''
  return isDelivered(value) ? yes : no
}

const indented = (text: string) =>
  makeVisible(text)
    .split('\n')
    .map((line) => `  ${line}`)
