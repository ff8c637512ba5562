import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** The `tel:` link of what a visitor typed, where it can be read as a number of that country or one with a country code. */
export function phoneLink(phone: string, country: 'US' = 'US'): string | undefined {
  const number = parsePhoneNumberFromString(phone, country)
  return number?.isPossible() ? number.getURI() : undefined
}
