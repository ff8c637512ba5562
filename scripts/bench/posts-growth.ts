import { startBenchServer, startHelper } from './bench-server.ts'
import { exchange, rawRequest } from './exchange.ts'
import { measureLoad } from './measure-load.ts'
import { residentMegabytes } from './process-usage.ts'
import { settledAnswers } from './throughput.ts'

export type PostsFigures = {
  posts: number
  startMs: number
  homeBytes: number
  blogBytes: number
  memoryMb: number
  onePerSecond: number
  manyPerSecond: number
}

/** The same site with more and more posts of a content service behind it. */
export async function measurePosts(site: string, count: number, durationMs: number): Promise<PostsFigures> {
  const website = 'https://bench.example'
  const service = await startHelper('content-service.mjs', 1, { count, website })
  const server = await startBenchServer(site, {
    SITE_URL: website,
    BLOG_SOURCE: 'contentful',
    CONTENTFUL_SPACE_ID: 'bench',
    CONTENTFUL_ACCESS_TOKEN: 'bench',
    CONTENTFUL_HOST: `http://127.0.0.1:${service.port}`,
  })
  try {
    const asked = Math.min(count, 1000)
    const paths = Array.from({ length: asked }, (_, index) => `/blog/measured-post-number-${index}/`)
    await untilServed(server.port, paths.at(-1) ?? '/blog/')
    const [home, blog, ...posts] = await settledAnswers(server.port, ['/', '/blog/', ...paths])
    const run = (requests: string[], answerBytes: number[]) =>
      measureLoad({ port: server.port, requests, answerBytes, connections: 64, durationMs })
    const requests = paths.map((path) => rawRequest(path, { 'Accept-Encoding': 'br' }))
    const many = await run(
      requests,
      posts.map((post) => post.bytes),
    )
    const one = await run(
      requests.slice(0, 1),
      posts.slice(0, 1).map((post) => post.bytes),
    )
    return {
      posts: count,
      startMs: server.startMs,
      homeBytes: home?.body.length ?? 0,
      blogBytes: blog?.body.length ?? 0,
      memoryMb: residentMegabytes(server.pid),
      onePerSecond: one.perSecond,
      manyPerSecond: many.perSecond,
    }
  } finally {
    await Promise.all([server.stop(), service.stop()])
  }
}

async function untilServed(port: number, path: string) {
  const endsAt = Date.now() + 120_000
  while ((await exchange(port, rawRequest(path))).status !== 200) {
    if (Date.now() > endsAt) throw new Error(`${path} did not appear within two minutes`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
