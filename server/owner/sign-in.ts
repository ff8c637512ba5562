import * as v from 'valibot'
import type { Clock } from '../base/clock.ts'
import { day, hour, minute } from '../base/durations.ts'
import { createKeyedLock } from '../base/keyed-lock.ts'
import { isSecret } from '../requests/is-secret.ts'
import type { DocumentStore } from '../store/store.ts'
import { removeDocuments, updateDocument } from '../store/update-document.ts'
import { hashOf, randomCode, randomSecret } from './secrets.ts'

const validMs = 15 * minute
const mailsPerHour = 5
const triesPerCode = 5
const wrongCodesPerDay = 20

/** One request to sign in, under the hash of its id. The mail's link and its code belong to the same request: the first used ends both. */
const pendingSchema = v.object({
  /** Null if the address may not sign in or gets no mail now. Stored all the same, so that both cases take the same time. */
  email: v.nullable(v.string()),
  secretHash: v.string(),
  codeHash: v.string(),
  wrongCodes: v.number(),
  expiresAt: v.number(),
})
/** Tries and mails that an address has used up, stored under its hash. */
const usageSchema = v.object({ mailedAt: v.array(v.number()), wrongCodesAt: v.array(v.number()) })
type Usage = v.InferOutput<typeof usageSchema>

export type SignInMail = {
  to: string
  token: string
  /** Undefined once the address had too many wrong codes today. */
  code: string | undefined
}

type CodeResult =
  | { status: 'signed-in'; email: string }
  | { status: 'wrong'; triesLeft: number }
  /** Used, expired, or tried too often. */
  | { status: 'over' }

export type SignIn = {
  /** `mail` is what to send, if the address may sign in and had fewer than five mails in the last hour. */
  request(address: string): Promise<{ request: string; mail: SignInMail | undefined }>
  /** A link's token for the owner's command, which needs no mail. Undefined if the address may not sign in. */
  issueLink(address: string): Promise<string | undefined>
  /** The address that a link would sign in. Does not use up the link, because mail scanners open links. */
  peek(token: string): Promise<string | undefined>
  redeemLink(token: string): Promise<string | undefined>
  redeemCode(request: string, code: string): Promise<CodeResult>
  /** Ends all open requests of an address. */
  cancel(email: string): Promise<void>
}

type SignInOptions = {
  documents: DocumentStore
  /** In lower case. */
  owners: readonly string[]
  clock: Pick<Clock, 'now'>
}

export function createSignIn({ documents, owners, clock }: SignInOptions): SignIn {
  const withLock = createKeyedLock()

  async function request(address: string) {
    const owner = ownerAt(address)
    const now = clock.now()
    let mayMail = false
    const usage = await changeUsage(owner, (before) => {
      mayMail = before.mailedAt.length < mailsPerHour
      return mayMail ? { ...before, mailedAt: [...before.mailedAt, now] } : before
    })
    // Without a mail nobody can have the code, so every code that is typed is a guess.
    const email = mayMail ? owner : null
    const { id, token, code } = await open(email)
    const mail = email === null ? undefined : { to: email, token, code: mayRedeemCodes(usage) ? code : undefined }
    return { request: id, mail }
  }

  async function issueLink(address: string) {
    const email = ownerAt(address)
    return email === null ? undefined : (await open(email)).token
  }

  const ownerAt = (address: string) => owners.find((owner) => owner === address.trim().toLowerCase()) ?? null

  async function open(email: string | null): Promise<{ id: string; token: string; code: string }> {
    await removeDocuments(documents, allPending, ({ expiresAt }) => expiresAt <= clock.now())
    const [id, secret, code] = [randomSecret(), randomSecret(), randomCode()]
    const hashes = { secretHash: hashOf(secret), codeHash: hashOf(id, code) }
    await documents.write(pendingName(id), { email, ...hashes, wrongCodes: 0, expiresAt: clock.now() + validMs }, 0)
    return { id, token: `${id}.${secret}`, code }
  }

  async function peek(token: string) {
    return (await findByLink(token))?.email
  }

  async function redeemLink(token: string) {
    const found = await findByLink(token)
    return found && (await documents.remove(found.name, found.version)) ? found.email : undefined
  }

  async function redeemCode(id: string, code: string): Promise<CodeResult> {
    const found = await readPending(id)
    if (!found || found.pending.wrongCodes >= triesPerCode) return { status: 'over' }
    const { name, version, pending } = found
    // Saved before the code is checked, so that concurrent tries count as well.
    const wrongCodes = pending.wrongCodes + 1
    const counted = await documents.write(name, { ...pending, wrongCodes }, version)
    if (counted === undefined) return { status: 'wrong', triesLeft: triesPerCode - wrongCodes }
    const isRight = isSecret(hashOf(id, code.replace(/\s/g, '')), pending.codeHash)
    const { email } = pending
    if (!isRight || email === null || !mayRedeemCodes(await readUsage(email))) {
      await changeUsage(email, (before) => ({ ...before, wrongCodesAt: [...before.wrongCodesAt, clock.now()] }))
      return { status: 'wrong', triesLeft: triesPerCode - wrongCodes }
    }
    return (await documents.remove(name, counted)) ? { status: 'signed-in', email } : { status: 'over' }
  }

  const cancel = (email: string) => removeDocuments(documents, allPending, (pending) => pending.email === email)

  async function findByLink(token: string) {
    const [id = '', secret = ''] = token.split('.')
    const found = await readPending(id)
    const email = found?.pending.email
    if (!found || !email || !isSecret(hashOf(secret), found.pending.secretHash)) return undefined
    return { name: found.name, version: found.version, email }
  }

  /** Undefined if it expired, or if its address may no longer sign in. */
  async function readPending(id: string) {
    const name = pendingName(id)
    const document = await documents.read(name)
    const result = v.safeParse(pendingSchema, document?.value)
    if (!document || !result.success || result.output.expiresAt <= clock.now()) return undefined
    const { email } = result.output
    if (email !== null && !owners.includes(email)) return undefined
    return { name, version: document.version, pending: result.output }
  }

  async function readUsage(email: string | null): Promise<Usage> {
    return recentUsage((await documents.read(usageName(email)))?.value)
  }

  /** Changes run one after another, so that hundreds of concurrent ones do not repeat each other's work. */
  function changeUsage(email: string | null, change: (before: Usage) => Usage): Promise<Usage> {
    const name = usageName(email)
    return withLock(name, async () => {
      let usage = recentUsage(undefined)
      await updateDocument(documents, name, (value) => {
        usage = change(recentUsage(value))
        return usage
      })
      return usage
    })
  }

  function recentUsage(value: unknown): Usage {
    const { mailedAt, wrongCodesAt } = v.is(usageSchema, value) ? value : { mailedAt: [], wrongCodesAt: [] }
    const within = (ms: number) => (time: number) => Math.abs(clock.now() - time) < ms
    return { mailedAt: mailedAt.filter(within(hour)), wrongCodesAt: wrongCodesAt.filter(within(day)).slice(-wrongCodesPerDay) }
  }

  return { request, issueLink, peek, redeemLink, redeemCode, cancel }
}

const allPending = { kind: 'sign-ins', schema: pendingSchema }
const pendingName = (id: string) => `sign-ins/${hashOf(id)}`
/** All addresses that may not sign in share one, so that strangers cannot fill the store. */
const usageName = (email: string | null) => `sign-in-usage/${hashOf(email ?? '')}`
const mayRedeemCodes = ({ wrongCodesAt }: Usage) => wrongCodesAt.length < wrongCodesPerDay
