import type { Express } from 'express'

/** Applies Express's `trust proxy` setting, and also trusts a peer without an address (a Unix socket), because it is on this machine. */
export function trustProxy(app: Express, setting: number | string[]): void {
  app.set('trust proxy', setting)
  const isTrusted: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn')
  app.set('trust proxy', (address: string | undefined, hop: number) => !address || isTrusted(address, hop))
}
