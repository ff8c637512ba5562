import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { blogPost, space, token } from '../../scripts/bench/contentful.ts'
import { askAt } from '../helpers/ask.ts'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { startContentfulServer } from '../helpers/contentful-server.ts'
import { startSite } from '../helpers/start-site.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

test('the built server shows remote posts, also after a restart without the service', async () => {
  const service = await startContentfulServer()
  for (let number = 0; number < 20; number++) service.entries.push(blogPost(number))
  const count = 20 + readBuiltSite('fencing').articles.length
  const env = {
    DATA_DIR: await temporaryFolder(),
    SITE_URL: 'https://site.example',
    BLOG_SOURCE: 'contentful',
    CONTENTFUL_SPACE_ID: space,
    CONTENTFUL_ACCESS_TOKEN: token,
    CONTENTFUL_HOST: `http://${service.host.host}`,
  }
  const first = await startSite('fencing', env)
  const listed = async (port: number) => JSON.parse((await askAt(port)('/api/posts')).text).posts.length
  await vi.waitFor(async () => expect(await listed(first.port)).toBe(count), { timeout: 120_000 })
  expect((await askAt(first.port)('/blog/remote-post-7/')).text).toContain('Text of post 7.')
  // Posts are served before the copy is written.
  const copies = () => readdir(path.join(env.DATA_DIR, 'fencing', 'posts'))
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1), { timeout: 120_000 })
  first.child.kill('SIGKILL')

  await service.stop()
  const second = await startSite('fencing', env)
  expect(await listed(second.port)).toBe(count)
  expect((await askAt(second.port)('/blog/remote-post-7/')).text).toContain('Text of post 7.')
  const status = async () => JSON.parse((await askAt(second.port)('/health')).text).status
  // The status is `fail` until the lead folder has been read once.
  await vi.waitFor(async () => expect(await status()).toBe('warn'), { timeout: 120_000 })
  expect(first.log() + second.log()).not.toContain(token)
  await second.stop()
})
