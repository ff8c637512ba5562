import { readFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import express from 'express'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { ConfigError } from '../base/errors.ts'
import { readConfig } from './config.ts'
import type { Environment } from './config-reader.ts'
import { configVariables } from './config-variables.ts'

const folder = '/srv/site'
const read = (env: Environment) => readConfig(env, { folder, sites: ['fencing', 'insulation'] })

function faultsOf(env: Environment): string[] {
  try {
    read(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.errors.map(({ variable }) => variable)
    throw error
  }
  return []
}

function messageOf(env: Environment): string {
  try {
    read(env)
  } catch (error) {
    return String(error)
  }
  return ''
}

test('without variables every setting has its default', () => {
  expect(read({})).toEqual({
    listen: { kind: 'port', port: 3000, host: undefined },
    nodeEnv: 'production',
    site: 'fencing',
    contentSet: 'fencing',
    sitesDir: undefined,
    siteUrl: undefined,
    trustProxy: ['loopback'],
    dataDir: '/srv/site/data',
    databaseUrl: undefined,
    mail: undefined,
    acknowledges: false,
    leadsWebhook: undefined,
    ownerEmails: undefined,
    rateLimit: { limit: 5, windowSeconds: 600 },
    retentionDays: 90,
    maxPhotoBytes: 1_000 * 1024 * 1024,
    contentful: undefined,
    webhookSecret: undefined,
    mapsApiKey: undefined,
    tags: undefined,
    reportDay: 'monday',
    heartbeatUrl: undefined,
    logLevel: 'info',
  })
})

test.each<Environment>([
  { TRUST_PROXY: '0.0.0.0/0' },
  { TRUST_PROXY: '10.0.0.0/0' },
  { TRUST_PROXY: '::/0' },
  { TRUST_PROXY: '64:ff9b::1.2.3.4' },
  { TRUST_PROXY: 'fe80::1%eth0' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1/site?sslmode=on' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1:port/site' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1/site%3F' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1/site?sslmode=verify-full&sslrootcert=missing.pem' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1/site?sslmode=verify-ca' },
  { SMTP_URL: 'smtp://mail.example.com:0', CONTACT_TO: 'a@example.com', CONTACT_FROM: 'a@example.com' },
])('a value that would make a library fail later is a configuration error: %j', (env) => {
  expect(faultsOf(env)).toEqual([Object.keys(env)[0]])
})

test('a webhook needs https, or this machine, and a secret of 16 characters', () => {
  const LEADS_WEBHOOK_SECRET = '0123456789abcdef'
  const read = (LEADS_WEBHOOK_URL: string) => readConfig({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }, { folder: '/srv/site' }).leadsWebhook
  for (const url of ['https://crm.example.com/in?token=x', 'http://127.0.0.1:8080/', 'http://[::1]/', 'http://localhost/in']) {
    expect(read(url)).toEqual({ url, secret: LEADS_WEBHOOK_SECRET })
  }
  for (const url of ['http://crm.example.com/', 'http://127.0.0.1.example.com/', 'ftp://localhost/', 'crm']) {
    expect(faultsOf({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET })).toEqual(['LEADS_WEBHOOK_URL'])
  }
  expect(faultsOf({ LEADS_WEBHOOK_URL: 'https://crm.example.com/' })).toEqual(['LEADS_WEBHOOK_SECRET'])
  expect(faultsOf({ LEADS_WEBHOOK_URL: 'https://crm.example.com/', LEADS_WEBHOOK_SECRET: 'short' })).toEqual(['LEADS_WEBHOOK_SECRET'])
})

test.each([
  '127.0.0.1, ::1',
  '10.0.0.0/8,fd00::/8',
  'loopback, 192.0.2.1/32',
  '2',
  'fe80::/10',
])('Express accepts %s, which TRUST_PROXY allows', (text) => {
  const { trustProxy } = read({ TRUST_PROXY: text })
  expect(() => express().set('trust proxy', trustProxy)).not.toThrow()
})

test.each([
  ['SITE_URL', 'https://user:canary@shop.example.org'],
  ['CONTENTFUL_HOST', 'user:canary@h'],
  ['DATABASE_URL', 'postgres://u:canary%@h/site?sslmode=no'],
])('a password in %s is not repeated in the message', (variable, text) => {
  expect(messageOf({ [variable]: text })).toContain(`${variable}: got (hidden)`)
})

test('a data folder that is a link into dist/ is refused, and one next to it is not', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'dist', 'sites'), { recursive: true })
  await symlink(join(root, 'dist', 'sites'), join(root, 'link'))
  const readHere = (DATA_DIR: string) => () => readConfig({ DATA_DIR }, { folder: root })
  expect(readHere('link/leads/data')).toThrow('DATA_DIR')
  expect(readHere('dist-data')).not.toThrow()
})

test('empty and blank values count as unset, and values are trimmed', () => {
  expect(read({ PORT: '', SITE: '   ', LOG_LEVEL: ' debug ', HOST: '' })).toMatchObject({
    listen: { port: 3000, host: undefined },
    site: 'fencing',
    logLevel: 'debug',
  })
})

test('inherited properties of the environment are not read', () => {
  expect(read(Object.create({ PORT: '9', SITE: 'nonsense' })).listen).toMatchObject({ port: 3000 })
})

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PORT', '"3000"'],
  ['PORT', `/run/${'x'.repeat(120)}.sock`],
  ['HOST', 'not a host'],
  ['NODE_ENV', 'prod'],
  ['SITE', 'plumbing'],
  ['SITE', '../fencing'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com/path'],
  ['SITE_URL', 'https://www.example.com/?'],
  ['SITE_URL', 'https://user@www.example.com'],
  ['SITE_URL', 'http://localhost:3000'],
  ['SITE_URL', 'ftp://www.example.com'],
  ['SITE_URL', 'https://www.exa;mple.com'],
  ['SITE_URL', 'https://*.example.com'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'loopback,nonsense'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['DATA_DIR', 'dist/data'],
  ['DATA_DIR', './public'],
  ['CONTACT_TO', 'not an address'],
  ['CONTACT_TO', 'a@example.com,,b@example.com'],
  ['CONTACT_TO', Array.from({ length: 17 }, (_, number) => `person${number}@example.com`).join(', ')],
  ['CONTACT_FROM', 'Name <a@example.com>'],
  ['CONTACT_ACKNOWLEDGE', 'yes'],
  ['CONTACT_RATE_LIMIT', '0'],
  ['CONTACT_RATE_WINDOW', '1e3'],
  ['LEADS_RETENTION_DAYS', '-1'],
  ['BLOG_SOURCE', 'wordpress'],
  ['CONTENTFUL_SPACE_ID', 'a/b'],
  ['CONTENTFUL_ACCESS_TOKEN', 'two words'],
  ['CONTENTFUL_HOST', 'https://cdn.contentful.com'],
  ['CONTENTFUL_HOST', 'cdn.contentful.com/path'],
  ['CONTENTFUL_WEBHOOK_SECRET', 'line\nbreak'],
  ['MAPS_API_KEY', 'a b'],
  ['TAG_MANAGER_ID', "GTM-X';alert(1)"],
  ['TAG_MANAGER_ADS', 'yes'],
  ['DATABASE_URL', 'http://127.0.0.1:5432'],
  ['DATABASE_URL', '127.0.0.1:5432'],
  ['REPORT', 'Monday'],
  ['REPORT', 'daily'],
  ['HEARTBEAT_URL', 'ping me'],
  ['HEALTH_TOKEN', 'fifteen-letters'],
  ['LOG_LEVEL', 'loud'],
])('%s refuses %s', (variable, value) => {
  expect(faultsOf({ [variable]: value })).toEqual([variable])
})

test('tags have a container, ads that are off by default, and origins of other tags', () => {
  const tags = (env: Environment) => readConfig({ TAG_MANAGER_ID: 'GTM-ABC1', ...env }, { folder: '/app' }).tags
  expect(tags({})).toEqual({ id: 'GTM-ABC1', ads: false, hosts: [] })
  expect(tags({ TAG_MANAGER_ADS: 'on', TAG_HOSTS: 'https://a.example, https://*.b.example:8443' })).toEqual({
    id: 'GTM-ABC1',
    ads: true,
    hosts: ['https://a.example', 'https://*.b.example:8443'],
  })
})

test.each([
  'http://a.example',
  'a.example',
  'https://a.example/path',
  "https://a.example; script-src 'unsafe-inline'",
  '*',
  'https://*',
  'https://a.example,',
  'https://a.example;',
])('TAG_HOSTS refuses %s', (value) => {
  expect(faultsOf({ TAG_MANAGER_ID: 'GTM-ABC1', TAG_HOSTS: value })).toEqual(['TAG_HOSTS'])
})

test('ads and hosts without a container are refused', () => {
  expect(faultsOf({ TAG_HOSTS: 'https://a.example' })).toEqual(['TAG_MANAGER_ID'])
  expect(faultsOf({ TAG_MANAGER_ADS: 'on' })).toEqual(['TAG_MANAGER_ID'])
})

test('all errors are reported at once, each with the value and what was expected', () => {
  const message = messageOf({ PORT: 'eighty', SITE: 'plumbing', TRUST_PROXY: 'true' })
  expect(message).toContain('3 errors')
  expect(message).toContain('PORT: got "eighty", expected a port')
  expect(message).toContain('SITE: got "plumbing", expected the name of a content set: fencing')
  expect(message).toContain('TRUST_PROXY: got "true"')
})

test('a value that is far too long is refused, and truncated in the message', () => {
  const env = { CONTACT_FROM: `${'a'.repeat(5000)}@example.com` }
  expect(faultsOf(env)).toEqual(['CONTACT_FROM'])
  expect(messageOf(env).length).toBeLessThan(400)
})

test('an incomplete feature is an error that names what is missing', () => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example.com' })).toEqual(['CONTACT_TO', 'CONTACT_FROM'])
  expect(faultsOf({ BLOG_SOURCE: 'contentful' })).toEqual(['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN'])
})

test('no message shows a secret', () => {
  const message = messageOf({
    SMTP_URL: 'smtp://user:canary-one@:25',
    CONTENTFUL_ACCESS_TOKEN: 'canary two',
    CONTENTFUL_WEBHOOK_SECRET: 'canary three',
    DATABASE_URL: 'canary-four',
    HEARTBEAT_URL: 'canary-five',
    HEALTH_TOKEN: 'canary six',
  })
  expect(message.match(/\(hidden\)/g)).toHaveLength(6)
  expect(message).not.toContain('canary')
})

test('a mail server is read with its percent-encoded user and password', () => {
  const env = { CONTACT_TO: 'a@example.com, b@example.com', CONTACT_FROM: 'site@example.com' }
  const smtp = (url: string) => read({ ...env, SMTP_URL: url }).mail?.smtp
  expect(smtp('smtp://user%40example.com:p%40ss%2F%23%25@mail.example.com:2525')).toEqual({
    host: 'mail.example.com',
    port: 2525,
    secure: false,
    user: 'user@example.com',
    password: 'p@ss/#%',
  })
  expect(smtp('smtps://mail.example.com')).toEqual({ host: 'mail.example.com', port: 465, secure: true })
  expect(smtp('smtp://mail.example.com:465')).toMatchObject({ secure: true })
  expect(smtp('smtp://[::1]')).toEqual({ host: '::1', port: 587, secure: false })
  expect(read({ ...env, SMTP_URL: 'smtp://[::1]' }).mail?.to).toEqual(['a@example.com', 'b@example.com'])
  expect(faultsOf({ ...env, SMTP_URL: 'smtp://user:p%zz@mail.example.com' })).toEqual(['SMTP_URL'])
})

test('PORT may be a socket, relative to the folder that contains dist/', () => {
  expect(read({ PORT: './run/site.sock', HOST: '127.0.0.1' }).listen).toEqual({ kind: 'socket', path: '/srv/site/run/site.sock' })
})

test('proxies are a hop count or a list', () => {
  expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8, fc00::/7' }).trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fc00::/7'])
})

test('SITE_URL is kept as its origin, and localhost is fine outside of production', () => {
  expect(read({ SITE_URL: 'https://WWW.Example.com/' }).siteUrl).toBe('https://www.example.com')
  expect(read({ SITE_URL: 'http://localhost:3000', NODE_ENV: 'test' }).siteUrl).toBe('http://localhost:3000')
})

test('the content service may be another host, in plain text for tests', () => {
  const env = { BLOG_SOURCE: 'contentful', CONTENTFUL_SPACE_ID: 'space1', CONTENTFUL_ACCESS_TOKEN: 'token' }
  expect(read(env).contentful).toEqual({
    spaceId: 'space1',
    accessToken: 'token',
    environment: 'master',
    host: { host: 'cdn.contentful.com', insecure: false },
  })
  expect(read({ ...env, CONTENTFUL_HOST: 'http://127.0.0.1:4000' }).contentful?.host).toEqual({ host: '127.0.0.1:4000', insecure: true })
})

test('.env.example documents every variable, and no other', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const documented = [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(documented.toSorted()).toEqual(Object.keys(configVariables).toSorted())
})

test('the domain of an email address is lowercased, as in mail servers’ replies, and the local part is unchanged', () => {
  const env = { SMTP_URL: 'smtp://127.0.0.1', CONTACT_TO: 'Joe@A.com, joe@a.COM, boss@JoesFencing.com', CONTACT_FROM: 'Site@Example.com' }
  expect(read(env).mail).toMatchObject({ to: ['joe@a.com', 'boss@joesfencing.com'], from: 'Site@example.com' })
})

test("the owner's pages need https, or a server that only this machine reaches", () => {
  const emails = { OWNER_EMAILS: 'Dana@Fence.example, office@fence.example' }
  expect(read({ ...emails, SITE_URL: 'https://www.fence.example' }).ownerEmails).toEqual(['dana@fence.example', 'office@fence.example'])
  for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(read({ ...emails, HOST }).ownerEmails).toHaveLength(2)
  const refused: Environment[] = [
    {},
    { HOST: '0.0.0.0' },
    { SITE_URL: 'http://www.fence.example', HOST: '127.0.0.1' },
    { PORT: '/run/site.sock', HOST: '127.0.0.1' },
  ]
  for (const env of refused) expect(faultsOf({ ...emails, ...env }), JSON.stringify(env)).toEqual(['OWNER_EMAILS'])
  expect(faultsOf({ OWNER_EMAILS: 'dana' })).toEqual(['OWNER_EMAILS'])
})
