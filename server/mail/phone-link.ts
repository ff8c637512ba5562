import { parsePhoneNumberFromString } from 'libphonenumber-js'

type PhoneLink = { href: string; text: string }

/** The typed number as a `tel:` link, in US or in international format. Undefined if it is not a phone number. */
export function phoneLink(phone: string): PhoneLink | undefined {
  const number = parsePhoneNumberFromString(phone, 'US')
  if (!number?.isPossible()) return undefined
  const isLocal = number.countryCallingCode === '1'
  return { href: number.getURI(), text: isLocal ? number.formatNational() : number.formatInternational() }
}
