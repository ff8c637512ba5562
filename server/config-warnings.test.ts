import { expect, test } from 'vitest'
import { sampleFacts, unknownVariables } from './config-warnings.ts'

test('a variable that only looks like ours is told with the nearest name', () => {
  const env = { SMTP_ULR: 'x', CONTACT_MAIL_TO: 'x', TRUST_PROXI: 'x', CONTENTFULL_SPACE_ID: 'x' }
  expect(unknownVariables(env)).toEqual([
    { variable: 'SMTP_ULR', nearest: 'SMTP_URL' },
    { variable: 'CONTACT_MAIL_TO', nearest: 'CONTACT_TO' },
    { variable: 'TRUST_PROXI', nearest: 'TRUST_PROXY' },
    { variable: 'CONTENTFULL_SPACE_ID', nearest: 'CONTENTFUL_SPACE_ID' },
  ])
})

test('our own variables and those of the system are let be', () => {
  expect(unknownVariables({ PORT: '1', HOME: '/root', PATH: '/bin', HOSTNAME: 'x', SMTP_URL: 'x', LANG: 'C', LOGNAME: 'x' })).toEqual([])
})

const site = {
  sample: { phoneNumber: true, license: false, siteUrl: true },
  testimonials: [{ avatarUrl: 'drawing:a', name: 'A', title: 'T', quote: 'Q', sample: true }],
}

test('sample facts are told only where the public would see them', () => {
  expect(sampleFacts(site, { nodeEnv: 'production', siteUrl: 'https://a.example' })).toEqual(['phoneNumber', 'testimonials'])
  expect(sampleFacts(site, { nodeEnv: 'production', siteUrl: undefined })).toEqual([])
  expect(sampleFacts(site, { nodeEnv: 'test', siteUrl: 'https://a.example' })).toEqual([])
})
