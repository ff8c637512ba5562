import type { Request } from 'express'
import type { OwnerMessage } from '../../client/owner/message.tsx'

/** The page's message for the result of the post that led to it (`?done=saved`). */
export function doneMessage(req: Request, words: Readonly<Record<string, string | Omit<OwnerMessage, 'kind'>>>): OwnerMessage | undefined {
  const done = new URLSearchParams(req.originalUrl.split('?')[1]).get('done') ?? ''
  const found = Object.hasOwn(words, done) ? words[done] : undefined
  return found === undefined ? undefined : { kind: 'done', ...(typeof found === 'string' ? { heading: found } : found) }
}
