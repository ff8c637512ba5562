import type { Request } from 'express'
import type { OwnerMessage } from '../../../client/owner/message.tsx'
import type { OwnerMessages } from '../../../shared/language/owner-messages.ts'

/** The result of the post that led to this page: `?done=saved`. */
export function doneMessage(req: Request, words: OwnerMessages['site']): OwnerMessage | undefined {
  const done = new URLSearchParams(req.originalUrl.split('?')[1]).get('done')
  if (done === 'published' || done === 'saved' || done === 'undone') return { kind: 'done', ...words[done] }
  if (done === 'brought-back') return { kind: 'done', ...words.broughtBack }
  if (done === 'unchanged' || done === 'discarded') return { kind: 'done', heading: words[done] }
  return undefined
}
