import { parsePhoneNumberFromString } from 'libphonenumber-js'

export type PhoneLink = { href: string; text: string }

/**
 * What a visitor typed as a `tel:` link and as people in the United States write it; a number of another country with its code.
 * `undefined` where it cannot be read as a number.
 */
export function phoneLink(phone: string): PhoneLink | undefined {
  const number = parsePhoneNumberFromString(phone, 'US')
  if (!number?.isPossible()) return undefined
  const isLocal = number.countryCallingCode === '1'
  return { href: number.getURI(), text: isLocal ? number.formatNational() : number.formatInternational() }
}
