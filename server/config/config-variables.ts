import { weekdays } from '../base/calendar.ts'
import { logLevels } from '../base/log.ts'
import { maxMailboxes } from './config-values.ts'

/** Every variable and its valid values, in the order of the documentation. */
export const configVariables = {
  PORT: 'a port from 0 to 65535, or the path of a Unix socket (with a /, at most 107 bytes)',
  HOST: 'an address or host name to bind',
  NODE_ENV: 'production, development or test',
  SITE: 'the name of a content set',
  SITE_URL: 'an absolute http or https address without path, query and credentials; in production not localhost',
  SITES_DIR: 'a folder outside of dist/ and public/',
  TRUST_PROXY: 'a hop count, or a list of addresses, ranges, loopback, linklocal, uniquelocal; not all addresses',
  DATA_DIR: 'a folder outside of dist/ and public/',
  DATABASE_URL:
    'postgres://user:password@host:port/database, special characters percent-encoded, no # or ? in the name of the database, sslmode and sslrootcert as for libpq',
  SMTP_URL: 'smtp:// or smtps:// with user, password, host and port, special characters percent-encoded',
  CONTACT_TO: `one to ${maxMailboxes} email addresses, comma-separated; required with SMTP_URL`,
  CONTACT_FROM: 'an email address; required with SMTP_URL',
  CONTACT_ACKNOWLEDGE: 'on or off',
  LEADS_WEBHOOK_URL: 'an absolute https address; http only to this machine',
  LEADS_WEBHOOK_SECRET: '16 printable characters or more, without spaces; required with LEADS_WEBHOOK_URL',
  OWNER_EMAILS: `one to ${maxMailboxes} email addresses, comma-separated; with an https SITE_URL, or without one and with HOST=127.0.0.1`,
  CONTACT_RATE_LIMIT: 'a number from 1 to 100000',
  CONTACT_RATE_WINDOW: 'a number of seconds from 1 to 2000000',
  LEADS_RETENTION_DAYS: 'a number of days from 0 to 36500',
  PHOTOS_MAX_MB: 'a number of megabytes from 1 to 10000000',
  BLOG_SOURCE: 'built-in or contentful',
  CONTENTFUL_SPACE_ID: 'letters, digits and hyphens; required with BLOG_SOURCE=contentful',
  CONTENTFUL_ACCESS_TOKEN: 'the read-only delivery token; required with BLOG_SOURCE=contentful',
  CONTENTFUL_ENVIRONMENT: 'letters, digits, dots, hyphens and underscores',
  CONTENTFUL_HOST: 'a host name, with http:// in front if it is unencrypted',
  CONTENTFUL_WEBHOOK_SECRET: 'printable characters without spaces',
  MAPS_API_KEY: 'letters, digits, hyphens and underscores',
  TAG_MANAGER_ID: 'a container like GTM-XXXXXX; required with TAG_MANAGER_ADS and TAG_HOSTS',
  TAG_MANAGER_ADS: 'on or off',
  TAG_HOSTS: 'https origins like https://cdn.example.com, comma-separated',
  REPORT: `${weekdays.join(', ')} or off`,
  HEARTBEAT_URL: 'an absolute http or https address',
  HEALTH_TOKEN: '16 printable characters or more, without spaces',
  LOG_LEVEL: logLevels.join(', '),
} as const
export type ConfigVariable = keyof typeof configVariables

const secrets: ReadonlySet<ConfigVariable> = new Set([
  'SMTP_URL',
  'CONTENTFUL_ACCESS_TOKEN',
  'CONTENTFUL_WEBHOOK_SECRET',
  'DATABASE_URL',
  // Receivers often put a token in the address.
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  // Anyone who knows the address could call it and hide an outage.
  'HEARTBEAT_URL',
  'HEALTH_TOKEN',
])

/** Text in front of an @ may be a password, except in email addresses. */
export const isSecret = (variable: ConfigVariable, text: string) =>
  secrets.has(variable) || (text.includes('@') && !/^(CONTACT_|OWNER_)/.test(variable))
