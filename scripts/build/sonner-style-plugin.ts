import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * Takes out the line with which Sonner puts its own style sheet into the page: our policy refuses style elements, and the notices have
 * rules of their own in `client/components/notices.css`.
 */
export function sonnerStylePlugin(): Plugin {
  return {
    name: 'sonner-style',
    setup(build) {
      build.onLoad({ filter: /[\\/]sonner[\\/]dist[\\/]index\.m?js$/ }, async ({ path }) => ({
        contents: withoutStyleSheet(await readFile(path, 'utf8')),
        loader: 'js',
      }))
    },
  }
}

const styleSheetCall = /^__insertCSS\(".*"\);?$/gm

/** Throws when Sonner has come to do it in another way, so that an update cannot bring the style element back unseen. */
export function withoutStyleSheet(code: string): string {
  const count = code.match(styleSheetCall)?.length ?? 0
  if (count !== 1) throw new Error(`Expected one line of Sonner that adds its style sheet, found ${count}`)
  return code.replace(styleSheetCall, '')
}
