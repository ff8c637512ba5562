import { describe, expect, test } from 'vitest'
import { stillClock } from '../../test/helpers/fake-clock.ts'
import { storeEngines } from '../../test/helpers/store-engines.ts'
import { createSessions } from './sessions.ts'
import { createSignIn } from './sign-in.ts'

const dana = 'dana@fence.example'
const minute = 60_000

describe.each(storeEngines)('on $name', ({ makePlace }) => {
  async function makeSignIn(owners: readonly string[] = [dana]) {
    const clock = stillClock()
    const { documents } = (await makePlace()).open({ clock })
    return { clock, documents, signIn: createSignIn({ documents, owners, clock }), sessions: createSessions({ documents, owners, clock }) }
  }

  test('a link shows its address as often as it is opened, and signs in once', async () => {
    const { signIn } = await makeSignIn()
    const { mail } = await signIn.request(' Dana@Fence.example ')
    if (!mail) throw new Error('no mail')
    expect(mail.to).toBe(dana)
    expect(await signIn.peek(mail.token)).toBe(dana)
    expect(await signIn.peek(mail.token)).toBe(dana)
    expect(await signIn.redeemLink(mail.token)).toBe(dana)
    expect(await signIn.peek(mail.token)).toBeUndefined()
    expect(await signIn.redeemLink(mail.token)).toBeUndefined()
  })

  test('if a link is used twice at the same moment, one use signs in', async () => {
    const { signIn } = await makeSignIn()
    const { mail } = await signIn.request(dana)
    const uses = await Promise.all([1, 2, 3].map(() => signIn.redeemLink(mail?.token ?? '')))
    expect(uses.filter((email) => email === dana)).toHaveLength(1)
  })

  test('using the code ends the link, and using the link ends the code', async () => {
    const { signIn } = await makeSignIn()
    const one = await signIn.request(dana)
    expect(await signIn.redeemCode(one.request, `${one.mail?.code?.slice(0, 3)} ${one.mail?.code?.slice(3)}`)).toEqual({
      status: 'signed-in',
      email: dana,
    })
    expect(await signIn.redeemLink(one.mail?.token ?? '')).toBeUndefined()
    const other = await signIn.request(dana)
    await signIn.redeemLink(other.mail?.token ?? '')
    expect(await signIn.redeemCode(other.request, other.mail?.code ?? '')).toEqual({ status: 'over' })
  })

  test('link and code expire after 15 minutes', async () => {
    const { clock, signIn } = await makeSignIn()
    const { mail, request } = await signIn.request(dana)
    clock.advance(15 * minute)
    expect(await signIn.peek(mail?.token ?? '')).toBeUndefined()
    expect(await signIn.redeemCode(request, mail?.code ?? '')).toEqual({ status: 'over' })
  })

  test('a code allows five tries, even at the same moment', async () => {
    const { signIn } = await makeSignIn()
    const { mail, request } = await signIn.request(dana)
    const wrong = mail?.code === '111111' ? '222222' : '111111'
    expect(await signIn.redeemCode(request, wrong)).toEqual({ status: 'wrong', triesLeft: 4 })
    for (let tried = 0; tried < 4; tried += 1) await signIn.redeemCode(request, wrong)
    expect(await signIn.redeemCode(request, mail?.code ?? '')).toEqual({ status: 'over' })
  })

  test('after twenty wrong codes in a day an address gets only links, and codes again the next day', async () => {
    const { clock, signIn } = await makeSignIn()
    for (let mails = 0; mails < 4; mails += 1) {
      const { request, mail } = await signIn.request(dana)
      const wrong = mail?.code === '111111' ? '222222' : '111111'
      for (let tried = 0; tried < 5; tried += 1) await signIn.redeemCode(request, wrong)
    }
    const { mail } = await signIn.request(dana)
    expect(mail).toMatchObject({ to: dana, code: undefined })
    expect(await signIn.redeemLink(mail?.token ?? '')).toBe(dana)
    clock.advance(24 * 60 * minute)
    expect((await signIn.request(dana)).mail?.code).toMatch(/^\d{6}$/)
  })

  test('an address gets five mails an hour', async () => {
    const { clock, signIn } = await makeSignIn()
    for (let mails = 0; mails < 5; mails += 1) expect((await signIn.request(dana)).mail).toBeDefined()
    expect((await signIn.request(dana)).mail).toBeUndefined()
    clock.advance(60 * minute)
    expect((await signIn.request(dana)).mail).toBeDefined()
  })

  test('only requests that are mailed can be redeemed', async () => {
    const { documents, signIn } = await makeSignIn()
    for (let mails = 0; mails < 5; mails += 1) await signIn.request(dana)
    await signIn.request(dana)
    const mailed = (await documents.list('sign-ins')).filter(({ value }) => JSON.stringify(value).includes(dana))
    expect(mailed).toHaveLength(5)
  })

  test('an unknown address gets no mail, and nothing signs it in', async () => {
    const { documents, signIn } = await makeSignIn()
    const { request, mail } = await signIn.request('stranger@elsewhere.example')
    expect(mail).toBeUndefined()
    expect(await signIn.redeemCode(request, '000000')).toEqual({ status: 'wrong', triesLeft: 4 })
    expect(JSON.stringify(await documents.list('sign-ins'))).not.toContain('stranger')
  })

  test('a removed address can use neither an open link nor its session', async () => {
    const { clock, documents, signIn, sessions } = await makeSignIn()
    const { mail } = await signIn.request(dana)
    const secret = await sessions.start(dana)
    const owners = ['other@fence.example']
    expect(await createSignIn({ documents, owners, clock }).redeemLink(mail?.token ?? '')).toBeUndefined()
    expect(await createSessions({ documents, owners, clock }).find(secret)).toBeUndefined()
  })

  test('the store contains no token, code or session secret', async () => {
    const { documents, signIn, sessions } = await makeSignIn()
    const { request, mail } = await signIn.request(dana)
    const secret = await sessions.start(dana)
    const kept = JSON.stringify([await documents.list('sign-ins'), await documents.list('sessions'), await documents.list('sign-in-usage')])
    for (const hidden of [request, ...(mail?.token.split('.') ?? []), mail?.code ?? '', secret]) expect(kept).not.toContain(hidden)
  })

  test('expired entries are removed', async () => {
    const { clock, documents, signIn, sessions } = await makeSignIn()
    await signIn.request(dana)
    await sessions.start(dana)
    clock.advance(31 * 24 * 60 * minute)
    await signIn.request(dana)
    await sessions.start(dana)
    expect(await documents.list('sign-ins')).toHaveLength(1)
    expect(await documents.list('sessions')).toHaveLength(1)
  })

  test('a session lasts 30 days from its last use', async () => {
    const { clock, sessions } = await makeSignIn()
    const secret = await sessions.start(dana)
    expect(await sessions.find(secret)).toEqual({ email: dana, appearance: 'system', isRenewed: false })
    clock.advance(29 * 24 * 60 * minute)
    expect(await sessions.find(secret)).toMatchObject({ isRenewed: true })
    clock.advance(29 * 24 * 60 * minute)
    expect(await sessions.find(secret)).toMatchObject({ isRenewed: true })
    clock.advance(30 * 24 * 60 * minute)
    expect(await sessions.find(secret)).toBeUndefined()
  })

  test('signing out ends one session, signing out everywhere ends all of the address and its open links', async () => {
    const { signIn, sessions } = await makeSignIn([dana, 'miguel@fence.example'])
    const [phone, office] = [await sessions.start(dana), await sessions.start(dana)]
    const miguel = await sessions.start('miguel@fence.example')
    const { mail } = await signIn.request(dana)
    await sessions.end(phone)
    expect(await sessions.find(phone)).toBeUndefined()
    expect(await sessions.find(office)).toBeDefined()
    await sessions.endAll(dana)
    await signIn.cancel(dana)
    expect(await sessions.find(office)).toBeUndefined()
    expect(await sessions.find(miguel)).toBeDefined()
    expect(await signIn.peek(mail?.token ?? '')).toBeUndefined()
  })

  test('the color mode is stored with the session', async () => {
    const { sessions } = await makeSignIn()
    const secret = await sessions.start(dana)
    await sessions.setAppearance(secret, 'dark')
    expect(await sessions.find(secret)).toMatchObject({ appearance: 'dark' })
  })
})
