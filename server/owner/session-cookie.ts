import type { Request, Response } from 'express'
import { day } from '../base/durations.ts'
import { sessionDays } from './sessions.ts'

export type SessionCookie = {
  read(req: Request): string | undefined
  set(res: Response, secret: string): void
  clear(res: Response): void
}

/** The site's only cookie, used only by the owner's pages. Browsers accept its prefix over https only, so loopback has another name. */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Secure-owner' : 'owner'
  const options = { httpOnly: true, sameSite: 'lax', path: '/owner/', secure: isSecure } as const
  return {
    read: ({ headers }) => {
      const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
    },
    set: (res, secret) => void res.cookie(name, secret, { ...options, maxAge: sessionDays * day }),
    clear: (res) => void res.clearCookie(name, options),
  }
}
