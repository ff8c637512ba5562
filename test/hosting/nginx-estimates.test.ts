import { expect, test } from 'vitest'
import { askAlternately, estimates, expectNumberInsteadOfPrice } from './estimates.ts'
import { read, startBehindNginx } from './nginx-site.ts'
import { lacks } from './system-programs.ts'

test.skipIf(lacks('nginx', 'openssl'))('behind nginx, each visitor sees their own estimate, also under load', async () => {
  const { proxy, server } = await startBehindNginx()
  expect(await askAlternately(proxy.secure, server, 20)).toBe(0)
})

test.skipIf(lacks('nginx', 'openssl'))('while the server is down, an estimate shows the phone number and no price', async () => {
  const { proxy, server } = await startBehindNginx()
  const [plain = '', ...answers] = estimates
  for (const address of estimates) await read(proxy, address)
  await server.end('SIGKILL')
  await expectNumberInsteadOfPrice(proxy.secure, [
    ...answers,
    ...answers.map((address) => address.replace('/estimate/', '/es/estimate')),
    ...answers.map((address) => address.replace('/estimate/', '/%65stimate/')),
    '/contact/?sent=1',
  ])
  expect((await read(proxy, plain)).status).toBe(200)
})
