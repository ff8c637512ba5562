type Submission = typeof import('./contact-submission.ts')

let loaded: Submission | undefined

export const loadedSubmission = () => loaded

/** The code that checks, prepares and sends an inquiry; a browser asks only once for a chunk that did not come. */
export async function loadSubmission(): Promise<Submission | undefined> {
  loaded ??= await import('./contact-submission.ts').catch(() => undefined)
  return loaded
}
