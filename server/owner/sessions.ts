import * as v from 'valibot'
import { type Appearance, appearances, defaultAppearance } from '../../client/owner/appearances.ts'
import type { Clock } from '../base/clock.ts'
import { day } from '../base/durations.ts'
import type { DocumentStore } from '../store/store.ts'
import { removeDocument, removeDocuments } from '../store/update-document.ts'
import { hashOf, randomSecret } from './secrets.ts'

export const sessionDays = 30

const sessionSchema = v.object({ email: v.string(), usedAt: v.number(), appearance: v.picklist(appearances) })

export type Session = {
  email: string
  appearance: Appearance
  /** True if it was used for the first time today, so the cookie needs a new expiry date. */
  isRenewed: boolean
}

export type Sessions = {
  /** Returns the cookie's value. */
  start(email: string): Promise<string>
  /** Undefined if there is none, it expired, or its address may no longer sign in. */
  find(secret: string | undefined): Promise<Session | undefined>
  setAppearance(secret: string, appearance: Appearance): Promise<void>
  end(secret: string): Promise<void>
  endAll(email: string): Promise<void>
}

type SessionOptions = { documents: DocumentStore; owners: readonly string[]; clock: Pick<Clock, 'now'> }

export function createSessions({ documents, owners, clock }: SessionOptions): Sessions {
  async function start(email: string): Promise<string> {
    await removeDocuments(documents, allSessions, (session) => !isValid(session))
    const secret = randomSecret()
    await documents.write(nameOf(secret), { email, usedAt: clock.now(), appearance: defaultAppearance }, 0)
    return secret
  }

  async function find(secret: string | undefined): Promise<Session | undefined> {
    const found = secret === undefined ? undefined : await read(secret)
    if (!found) return undefined
    const { name, version, session } = found
    // Once a day is enough. If another request was faster, it wrote the same.
    const isRenewed = clock.now() - session.usedAt >= day
    if (isRenewed) await documents.write(name, { ...session, usedAt: clock.now() }, version)
    return { email: session.email, appearance: session.appearance, isRenewed }
  }

  async function setAppearance(secret: string, appearance: Appearance): Promise<void> {
    const found = await read(secret)
    if (found) await documents.write(found.name, { ...found.session, appearance }, found.version)
  }

  const end = (secret: string) => removeDocument(documents, nameOf(secret))

  const endAll = (email: string) => removeDocuments(documents, allSessions, (session) => session.email === email)

  async function read(secret: string) {
    const name = nameOf(secret)
    const document = await documents.read(name)
    const result = v.safeParse(sessionSchema, document?.value)
    if (!document || !result.success || !isValid(result.output)) return undefined
    return { name, version: document.version, session: result.output }
  }

  const isValid = ({ email, usedAt }: { email: string; usedAt: number }) =>
    owners.includes(email) && clock.now() - usedAt < sessionDays * day

  return { start, find, setAppearance, end, endAll }
}

const allSessions = { kind: 'sessions', schema: sessionSchema }
const nameOf = (secret: string) => `sessions/${hashOf(secret)}`
