type Submission = typeof import('./contact-submission.ts')

let loaded: Submission | undefined

export const loadedSubmission = () => loaded

/** Loads the code that checks and sends an inquiry. Browsers never retry a failed import, so `undefined` is final. */
export async function loadSubmission(): Promise<Submission | undefined> {
  loaded ??= await import('./contact-submission.ts').catch(() => undefined)
  return loaded
}
