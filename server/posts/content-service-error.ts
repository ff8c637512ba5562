export type ContentServiceErrorCode =
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

/** Contains a code but no part of the request, because the request contains the token. */
export class ContentServiceError extends Error {
  readonly code: ContentServiceErrorCode
  /** Set if the service says when to try again. */
  readonly retryAfterMs: number | undefined

  constructor(code: ContentServiceErrorCode, retryAfterMs?: number) {
    super(`The content service could not be read: ${code}`)
    this.name = 'ContentServiceError'
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** True for errors after which repeating the request may help. */
export const isTransient = ({ code }: ContentServiceError) => code === 'rate-limited' || code === 'server-error' || code === 'connection'
