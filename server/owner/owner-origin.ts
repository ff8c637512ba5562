import type { Config } from '../config/config.ts'

/** Start of the addresses in mails. Without `SITE_URL` the server listens on this machine alone. */
export function ownerOrigin({ siteUrl, listen }: Pick<Config, 'siteUrl' | 'listen'>): string {
  if (siteUrl !== undefined) return siteUrl
  if (listen.kind === 'socket') throw new Error('The owner’s pages need an address')
  const { host = 'localhost', port } = listen
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
