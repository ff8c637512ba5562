/** The fake content service with `count` posts, in its own process. Reads `{count, website}` as JSON from standard input. */
import { json } from 'node:stream/consumers'
import { blogPost, paragraph, richText, startContentful } from './contentful.ts'

// Ten thousand of these are 29 MB; the server accepts at most 32 MB of posts.
const sentence = 'A fence is measured before it is priced, and priced before it is built. '

// Written by our own parent process.
const { count, website } = (await json(process.stdin)) as { count: number; website: string }
const service = await startContentful()
service.entries = Array.from({ length: count }, (_, number) => {
  const lines = Array.from({ length: 6 }, (_, line) => paragraph(`${number}.${line}: ${sentence.repeat(4)}`))
  return blogPost(number, {
    website: [website],
    title: `Measured post number ${number}`,
    slug: `measured-post-number-${number}`,
    excerpt: sentence,
    metaDescription: sentence,
    body: richText(...lines),
  })
})
process.stdout.write(`${service.port}\n`)
