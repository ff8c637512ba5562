import type { Plugin } from 'esbuild'

export const longLivedEntry = '#long-lived'

/**
 * A second entry point that imports React and the router and nothing of ours. esbuild puts modules that the same entry points reach into
 * one chunk: so these get chunks of their own, which visitors keep when a release changes our code or a word of the content.
 */
export function longLivedPlugin(root: string): Plugin {
  return {
    name: 'long-lived',
    setup(build) {
      build.onResolve({ filter: /^#long-lived$/ }, () => ({ path: 'long-lived', namespace: 'long-lived' }))
      build.onLoad({ filter: /./, namespace: 'long-lived' }, () => ({
        contents: "export { hydrateRoot } from 'react-dom/client'\nexport { BrowserRouter } from 'react-router-dom'",
        loader: 'js',
        resolveDir: root,
      }))
    },
  }
}

/** Its name in what esbuild says of the bundle. */
export const longLivedEntryPoint = 'long-lived:long-lived'
