import { expect, test } from 'vitest'
import { countedPlaces, unknownVariables } from './config-warnings.ts'

test('an unknown variable that looks like ours is reported with the nearest name', () => {
  const env = { SMTP_ULR: 'x', CONTACT_MAIL_TO: 'x', TRUST_PROXI: 'x', CONTENTFULL_SPACE_ID: 'x' }
  expect(unknownVariables(env)).toEqual([
    { variable: 'SMTP_ULR', nearest: 'SMTP_URL' },
    { variable: 'CONTACT_MAIL_TO', nearest: 'CONTACT_TO' },
    { variable: 'TRUST_PROXI', nearest: 'TRUST_PROXY' },
    { variable: 'CONTENTFULL_SPACE_ID', nearest: 'CONTENTFUL_SPACE_ID' },
  ])
})

test('our own variables and those of the system are not reported', () => {
  const system = { HOME: '/root', PATH: '/bin', HOSTNAME: 'x', LANG: 'C', LOGNAME: 'x' }
  expect(unknownVariables({ PORT: '1', SMTP_URL: 'x', SETS_DIR: '../clients', ...system })).toEqual([])
})

test('places in the same list are counted instead of listed', () => {
  expect(countedPlaces(['license', 'terms[0]', 'jobs.items[3]', 'terms[11]'])).toBe('license, terms (2), jobs.items')
})
