import type { Lead } from '../../leads/lead.ts'

export type SearchText = { text: string; digits: string }

/** Without capitals and accents, so that `jose` finds `José`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const searchText = ({ fields }: Lead): SearchText => ({
  text: plain(`${fields.name} ${fields.email} ${fields.phone} ${fields.comment}`),
  digits: fields.phone.replace(/\D/g, ''),
})

/** Every word must be in name, address, number or text. A number is found however it is written. */
export function searchMatcher(q: string): (searched: SearchText) => boolean {
  const words = plain(q).split(/\s+/)
  // Phones copy a number with its country code, which visitors leave out.
  const number = q.replace(/[\s\p{P}\p{Cf}+]/gu, '').replace(/^1(?=\d{10}$)/, '')
  const isNumber = /^\d{3,}$/.test(number)
  return ({ text, digits }) => (isNumber && digits.includes(number)) || words.every((word) => text.includes(word))
}
