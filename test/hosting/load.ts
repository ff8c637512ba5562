import { Agent } from 'node:https'
import { ask, inquiryForm, type Target } from './ask-server.ts'

export type LoadResult = {
  pages: number
  /** Pages with a status other than 200 or a broken connection. */
  failedPages: string[]
  /** Comments of the inquiries that were acknowledged. */
  acknowledged: Set<string>
  refusedPosts: number
}

type Load = { target: Target; pages: readonly string[]; readers: number; writers: number; until: () => boolean }

/** Simulates visitors who read pages and visitors who send inquiries, until `until` is true. */
export async function runLoad({ target, pages, readers, writers, until }: Load): Promise<LoadResult> {
  const result: LoadResult = { pages: 0, failedPages: [], acknowledged: new Set(), refusedPosts: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  await Promise.all([
    ...Array.from({ length: readers }, (_, reader) => readPages(reader)),
    ...Array.from({ length: writers }, (_, writer) => sendInquiries(writer)),
  ])
  agent.destroy()
  return result

  async function readPages(reader: number): Promise<void> {
    for (let turn = reader; !until(); turn += 1) {
      const address = pages[turn % pages.length] ?? '/'
      const status = await ask({ ...target, agent }, address, { headers: { 'accept-encoding': 'br' } }).then(
        (reply) => (reply.body.length > 0 ? reply.status : 'empty'),
        (error: Error) => error.message,
      )
      result.pages += 1
      if (status !== 200) result.failedPages.push(`${address}: ${status}`)
    }
  }

  async function sendInquiries(writer: number): Promise<void> {
    for (let turn = 0; !until(); turn += 1) {
      const comment = `Inquiry ${writer}-${turn}`
      const status = await ask(target, '/', { form: inquiryForm({ comment }) }).then(
        (reply) => reply.status,
        () => 0,
      )
      if (status === 303) result.acknowledged.add(comment)
      else result.refusedPosts += 1
      // Realistic traffic, not a benchmark.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
