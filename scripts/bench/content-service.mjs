// A fake Contentful delivery API with `count` posts. Reads {count, website} as JSON from standard input.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const { count, website } = await json(process.stdin)

const paragraph = (text) => ({ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] })
// Ten thousand of these are 29 MB; the server accepts at most 32 MB of posts.
const sentence = 'A fence is measured before it is priced, and priced before it is built. '

function entry(index) {
  const day = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString()
  return {
    sys: {
      id: `entry${index}`,
      type: 'Entry',
      createdAt: day,
      updatedAt: day,
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'blogPost' } },
    },
    fields: {
      website: [website],
      title: `Measured post number ${index}`,
      slug: `measured-post-number-${index}`,
      excerpt: sentence,
      metaDescription: sentence,
      body: {
        nodeType: 'document',
        data: {},
        content: Array.from({ length: 6 }, (_, line) => paragraph(`${index}.${line}: ${sentence.repeat(4)}`)),
      },
    },
  }
}

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost')
  const skip = Number(url.searchParams.get('skip') ?? 0)
  const limit = Number(url.searchParams.get('limit') ?? 100)
  const items = Array.from({ length: Math.max(0, Math.min(limit, count - skip)) }, (_, index) => entry(skip + index))
  response.setHeader('content-type', 'application/vnd.contentful.delivery.v1+json')
  response.end(JSON.stringify({ sys: { type: 'Array' }, total: count, skip, limit, items }))
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
