type Submission = typeof import('./contact-submission.ts')

let loading: Promise<Submission | undefined> | undefined
let loaded: Submission | undefined

export const loadedSubmission = () => loaded

/**
 * Loads the code that checks and sends an inquiry. Browsers never retry a failed import, so `undefined` is final.
 * All callers get one promise, so that they go on in the order in which they called: chosen photos are added before a later press sends them.
 */
export function loadSubmission(): Promise<Submission | undefined> {
  loading ??= import('./contact-submission.ts').then(
    (code) => {
      loaded = code
      return code
    },
    () => undefined,
  )
  return loading
}
