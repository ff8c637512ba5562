import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { startBenchServer, startHelper } from './bench-server.ts'
import { space, token } from './contentful.ts'
import { residentMegabytes } from './process-usage.ts'
import { median, timed } from './quantile.ts'
import { mb, ms, table } from './table.ts'
import { settledAnswers } from './throughput.ts'

export type PostsFigures = {
  posts: number
  startMs: number
  homeBytes: number
  blogBytes: number
  memoryMb: number
  /** Response time of posts requested for the first time; measured only with more posts than are rendered ahead. */
  unkeptMs: number | undefined
}

/** Fewer than the 500 posts that the server caches. With more, each round of requests would drop posts and render them again. */
const mostRequested = 400

export async function measurePosts(site: string, count: number): Promise<PostsFigures> {
  const website = 'https://bench.example'
  const service = await startHelper('content-service.ts', 1, { count, website })
  const server = await startBenchServer(site, {
    SITE_URL: website,
    BLOG_SOURCE: 'contentful',
    CONTENTFUL_SPACE_ID: space,
    CONTENTFUL_ACCESS_TOKEN: token,
    CONTENTFUL_HOST: `http://127.0.0.1:${service.port}`,
  })
  try {
    const requested = Math.min(count, mostRequested)
    const paths = Array.from({ length: requested }, (_, index) => `/blog/measured-post-number-${index}/`)
    await untilServed(server.port, paths.at(-1) ?? '/blog/')
    await settledAnswers(server.port, ['/', '/blog/'])
    const unkeptMs = await timeOfUnkept(server.port, paths)
    const [home, blog] = await settledAnswers(server.port, ['/', '/blog/', ...paths])
    return {
      posts: count,
      startMs: server.startMs,
      homeBytes: home?.body.length ?? 0,
      blogBytes: blog?.body.length ?? 0,
      memoryMb: residentMegabytes(server.pid),
      unkeptMs,
    }
  } finally {
    await Promise.all([server.stop(), service.stop()])
  }
}

export function postsReport(posts: readonly PostsFigures[]): string {
  return table(
    'Posts',
    ['posts', 'start', 'home', 'blog', 'memory', 'a post not kept'],
    posts.map((row) => [
      String(row.posts),
      `${row.startMs.toFixed(0)} ms`,
      `${row.homeBytes} B`,
      `${row.blogBytes} B`,
      mb(row.memoryMb),
      ms(row.unkeptMs),
    ]),
  )
}

/**
 * The oldest posts are not rendered ahead. The first twenty warm up the compiler and are not counted. The pause lets the previous post's
 * compression finish, because server and compression share a core here.
 */
async function timeOfUnkept(port: number, paths: readonly string[]): Promise<number | undefined> {
  const oldest = paths.slice(0, Math.max(0, Math.min(60, paths.length - 30)))
  const times: number[] = []
  for (const path of oldest) {
    times.push(await timed(() => ask(port, path, { 'Accept-Encoding': 'br' })))
    await wait(200)
  }
  return times.length > 20 ? median(times.slice(20)) : undefined
}

async function untilServed(port: number, path: string) {
  const endsAt = Date.now() + 120_000
  while ((await ask(port, path)).status !== 200) {
    if (Date.now() > endsAt) throw new Error(`${path} did not appear within two minutes`)
    await wait(100)
  }
}
