import type { Plugin } from 'esbuild'

const namespace = 'page-chunks'

/** Supplies `#pages`: page keys with functions that import the page's data, one module each. `read` is called anew for every build. */
export function pageChunksPlugin(read: () => ReadonlyMap<string, unknown>): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^#pages$/ }, () => ({ path: 'pages', namespace }))
      build.onResolve({ filter: /./, namespace }, ({ path }) => ({ path, namespace, sideEffects: false }))
      build.onLoad({ filter: /./, namespace }, ({ path }) => {
        const pages = read()
        if (path === 'pages') return { contents: registerModule([...pages.keys()]), loader: 'js' }
        const page = pages.get(pageKey(path))
        return page === undefined ? undefined : { contents: `export default ${JSON.stringify(page)}`, loader: 'js' }
      })
    },
  }
}

/** The path also becomes the chunk's name, which takes no colon. */
const pagePath = (key: string) => `page-${key.replace(':', '.')}`
const pageKey = (path: string) => path.replace(/^page-/, '').replace('.', ':')

function registerModule(keys: readonly string[]): string {
  const loaders = keys.map((key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(pagePath(key))})`)
  return `export const pageChunks = {${loaders.join(',\n')}}`
}
