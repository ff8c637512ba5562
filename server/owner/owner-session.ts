import type { Response } from 'express'
import type { Session } from './sessions.ts'

/** Who is signed in, with the cookie's value. */
type OwnerSession = Pick<Session, 'email' | 'appearance'> & { secret: string }

const key = 'ownerSession'

export function rememberSession(res: Response, session: OwnerSession): void {
  res.locals[key] = session
}

export const findSession = (res: Response): OwnerSession | undefined => res.locals[key]

/** For routes behind the session guard. */
export function sessionOf(res: Response): OwnerSession {
  const session = findSession(res)
  if (!session) throw new Error('This route is not behind the session guard')
  return session
}
