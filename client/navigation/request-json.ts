const timeoutMs = 30_000

type Options = { signal?: AbortSignal; headers?: Record<string, string> }

/**
 * Requests JSON from our own server. Rejects with an `Error` whose message is one of: 'Network Error', 'Request aborted',
 * 'timeout of Nms exceeded', 'Request failed with status code N'.
 */
export async function requestJson(path: string, { signal = AbortSignal.timeout(timeoutMs), headers = {} }: Options = {}): Promise<unknown> {
  const response = await fetch(path, { headers: { accept: 'application/json', ...headers }, signal }).catch((cause: unknown) => {
    throw new Error(messageOf(cause), { cause })
  })
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`)
  return response.json()
}

function messageOf(cause: unknown): string {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'TimeoutError') return `timeout of ${timeoutMs}ms exceeded`
  return name === 'AbortError' ? 'Request aborted' : 'Network Error'
}
