import type { Progress } from './progress.ts'

export type BuildOptions = {
  root: string
  /** The output folder: `dist/`, or `dist-dev/` for `npm run dev`. */
  output: string
  /** Can be deleted at any time: encoded pictures, bundled content. */
  cache: string
  isDevelopment: boolean
  progress: Progress
}
