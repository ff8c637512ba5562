import type { Progress } from './progress.ts'

export type BuildOptions = {
  /** The project's root folder. */
  root: string
  /** The output folder: `dist/`, or `dist-dev/` for `npm run dev`. */
  output: string
  /** Can be deleted at any time: encoded pictures, bundled content. */
  cache: string
  isDevelopment: boolean
  progress: Progress
}
