import { parsePhoneNumberFromString } from 'libphonenumber-js'

export type PhoneLink = { href: string; text: string }

/**
 * What a visitor typed as a `tel:` link and as people of the country write it; a number of another country with its code.
 * `undefined` where it cannot be read as a number.
 */
export function phoneLink(phone: string, country: 'US' = 'US'): PhoneLink | undefined {
  const number = parsePhoneNumberFromString(phone, country)
  if (!number?.isPossible()) return undefined
  const isLocal = number.countryCallingCode === '1'
  return { href: number.getURI(), text: isLocal ? number.formatNational() : number.formatInternational() }
}
