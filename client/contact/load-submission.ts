type Submission = typeof import('./contact-submission.ts')

let loading: Promise<Submission | undefined> | undefined
let loaded: Submission | undefined

export const loadedSubmission = () => loaded

/**
 * Loads the code that checks and sends an inquiry. Browsers never retry a failed import, so `undefined` is final.
 * All callers share one promise, so they continue in call order: photos chosen before a click on Send are added before it sends.
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
