import { Agent } from 'node:https'
import { ask, inquiryForm, type Target } from './ask-server.ts'

export type LoadResult = {
  pages: number
  /** What was not 200, and what broke off. */
  failedPages: string[]
  /** Comments of the inquiries that were answered as stored. */
  acknowledged: Set<string>
  refusedPosts: number
}

type Load = { target: Target; pages: readonly string[]; readers: number; writers: number; until: () => boolean }

/** Visitors who read one page after the other and visitors who send inquiries, until it is over. */
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
      // Visitors of one site, not a benchmark.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
