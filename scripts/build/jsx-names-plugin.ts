import type { Plugin } from 'esbuild'

/**
 * Gives React's CommonJS runtime of JSX names of a module. esbuild then shortens them, where each element otherwise costs a look-up
 * (`(0, runtime.jsx)(…)`) that no minifier may shorten.
 */
export function jsxNamesPlugin(): Plugin {
  return {
    name: 'jsx-names',
    setup(build) {
      build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ kind, resolveDir }) =>
        kind === 'import-statement' ? { path: 'react/jsx-runtime', namespace: 'jsx-names', pluginData: resolveDir } : undefined,
      )
      build.onLoad({ filter: /./, namespace: 'jsx-names' }, ({ path, pluginData }) => ({
        contents: `export const { Fragment, jsx, jsxs } = require(${JSON.stringify(path)})`,
        loader: 'js',
        resolveDir: pluginData,
      }))
    },
  }
}
