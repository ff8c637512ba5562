import { once } from 'node:events'
import { connect } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { ask, inquiryForm } from './ask-server.ts'
import { plainText, post, read, startBehindNginx } from './nginx-site.ts'
import { owner, postJob } from './owner-photos.ts'
import { until } from './program-process.ts'
import { lacks } from './system-programs.ts'

/** A connection that has sent a form's headers and the first part of its body. */
async function beginPost(port: number, bytes: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'secureConnect')
  const head = ['POST / HTTP/1.1', 'Host: www.example.com', 'Content-Type: multipart/form-data; boundary=x', `Content-Length: ${bytes}`]
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`)
}

describe.skipIf(lacks('nginx', 'openssl'))('posts through nginx', () => {
  test('an address can have ten posts in progress; more of them get the phone number, and its pages still load', async () => {
    const { proxy, server } = await startBehindNginx()
    for (let number = 0; number < 10; number += 1) await beginPost(proxy.secure.port ?? 0, 1_000_000)
    const isFull = async () => (await post(proxy)).status === 503
    await until(isFull, () => 'nginx takes an eleventh post', proxy)
    const refused = await post(proxy)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60'])
    expect(refused.text).toContain(readBuiltSite('fencing').phoneNumber)
    expect((await post(proxy, inquiryForm(), { accept: 'application/json' })).text).toBe('{"status":"unavailable"}')
    expect((await read(proxy, '/')).text).toBe((await ask(server.target, '/')).text)
  })

  test('a post above 27 MB gets a page with the phone number, and a smaller one the page of the server', async () => {
    const { proxy } = await startBehindNginx()
    const tooLarge = async (comment: string) => {
      const reply = await post(proxy, inquiryForm({ comment }))
      expect([reply.status, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
      expect(plainText(reply)).toContain(readBuiltSite('fencing').phoneNumber)
      expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      return plainText(reply)
    }
    expect(await tooLarge('x'.repeat(28_400_000))).not.toContain('<script')
    expect(await tooLarge('x'.repeat(100_000))).toContain('<script')
  })

  test('the owner posts a job with photos', async () => {
    const { proxy, current, dataDir } = await startBehindNginx({ env: { OWNER_EMAILS: owner } })
    const { status, headers } = await postJob(proxy.secure, { current, dataDir })
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/owner\/site\/work\/.+\/\?done=saved$/)])
  })

  test('an address that ends like a coding does not change the coding of another page', async () => {
    const { proxy } = await startBehindNginx()
    const { slug } = readBuiltSite('fencing').articles[0] ?? expect.fail('no article')
    expect((await read(proxy, `/blog/${slug}br`)).status).toBe(200)
    expect((await read(proxy, `/blog/${slug}`, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  })
})
