import type { Progress } from './progress.ts'

export type BuildOptions = {
  /** The project's folder. */
  root: string
  /** Where the result goes: `dist/` or the one of `npm run dev`. */
  output: string
  /** What may be deleted at any time: encoded pictures, evaluated content. */
  cache: string
  isDevelopment: boolean
  progress: Progress
}
