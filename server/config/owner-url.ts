import type { Config } from './config.ts'

/** Start of the addresses in the owner's mails. Without `SITE_URL` the server listens only on this machine. */
export function ownerOrigin({ siteUrl, listen }: Pick<Config, 'siteUrl' | 'listen'>): string {
  if (siteUrl !== undefined) return siteUrl
  if (listen.kind === 'socket') throw new Error('The owner’s pages need an address')
  const { host = 'localhost', port } = listen
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Where the owner's pages begin. Undefined if there are none. */
export const ownerUrl = (config: Pick<Config, 'siteUrl' | 'listen' | 'ownerEmails'>): string | undefined =>
  config.ownerEmails && `${ownerOrigin(config)}/owner/`
