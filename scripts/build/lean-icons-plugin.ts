import type { Plugin } from 'esbuild'

/**
 * Makes icons of Lucide's drawings without the settings that its own component has and nobody here uses: 1 kB of Brotli on every first
 * visit, and classes on each icon of every page. For both bundles, so that the browser draws what the server drew.
 */
export function leanIconsPlugin(): Plugin {
  return {
    name: 'lean-icons',
    setup(build) {
      build.onLoad({ filter: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ }, () => ({
        contents: createIcon,
        loader: 'js',
      }))
    },
  }
}

const createIcon = `
import { createElement } from 'react'

const drawing = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

export default ({ node }) =>
  (props) =>
    createElement('svg', { ...drawing, ...props }, node.map(([name, attributes]) => createElement(name, attributes)))
`
