export type ContentServiceFault =
  | 'connection'
  | 'incomplete'
  | 'malformed'
  | 'not-found'
  | 'rate-limited'
  | 'redirect'
  | 'refused'
  | 'server-error'
  | 'timeout'
  | 'too-large'
  | 'unauthorized'

/** What went wrong, in a word of ours. Nothing of the request is kept: it holds the token. */
export class ContentServiceError extends Error {
  readonly code: ContentServiceFault
  /** Where the service says when to come back. */
  readonly retryAfterMs: number | undefined

  constructor(code: ContentServiceFault, retryAfterMs?: number) {
    super(`The content service could not be read: ${code}`)
    this.name = 'ContentServiceError'
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** Faults that may be gone in a second. */
export const isPassing = ({ code }: ContentServiceError) => code === 'rate-limited' || code === 'server-error' || code === 'connection'
