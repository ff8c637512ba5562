import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Coding, chooseCoding } from './accept-encoding.ts'
import type { EncodedBody } from './encoded-body.ts'
import { matchesTag } from './entity-tag.ts'
import type { AnswerHead } from './page-headers.ts'

/** A page as it goes onto the wire: bytes and header lines, made ahead. */
export type KeptAnswer = {
  /** The whole answer in one write: 200, 304 or the page's own status, with the body unless HEAD asked. */
  send(request: IncomingMessage, response: ServerResponse): void
  improve(brotli: Buffer): void
  byteLength(): number
}

type Form = { tag: string; headers: string[]; body: Buffer }

type AnswerOptions = AnswerHead & {
  body: EncodedBody
}

export function createKeptAnswer({ status, type, headers, isStorable, body }: AnswerOptions): KeptAnswer {
  const forms = new Map<Coding, Form>()

  function form(coding: Coding): Form {
    const kept = forms.get(coding)
    if (kept) return kept
    const made = makeForm(coding)
    if (coding !== 'identity') forms.set(coding, made)
    return made
  }

  function makeForm(coding: Coding): Form {
    const bytes = body.get(coding)
    const tag = body.tag(coding)
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    const full = ['Content-Type', type, ...encoding, 'Content-Length', String(bytes.byteLength), ...tagged(tag)]
    return { tag, body: bytes, headers: full }
  }

  const tagged = (tag: string) => (isStorable ? [...headers, 'ETag', tag] : [...headers])

  return {
    send(request, response) {
      const { tag, headers, body } = form(chooseCoding(request.headers['accept-encoding']?.toString()))
      if (isStorable && matchesTag(request.headers['if-none-match'], tag)) {
        response.writeHead(304, tagged(tag))
        response.end()
        return
      }
      response.writeHead(status, headers)
      response.end(request.method === 'HEAD' ? undefined : body)
    },
    improve(brotli) {
      body.improve(brotli)
      forms.delete('br')
    },
    byteLength: () => body.byteLength,
  }
}
