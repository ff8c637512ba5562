import type { Express } from 'express'

/** Express's own reading of the setting, and a peer without an address (a Unix socket) trusted besides: only this machine can be that. */
export function trustProxy(app: Express, setting: number | string[]): void {
  app.set('trust proxy', setting)
  const isTrusted: (address: string | undefined, hop: number) => boolean = app.get('trust proxy fn')
  app.set('trust proxy', (address: string | undefined, hop: number) => !address || isTrusted(address, hop))
}
