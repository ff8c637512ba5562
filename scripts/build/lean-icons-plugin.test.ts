import * as esbuild from 'esbuild'
import { expect, test } from 'vitest'
import { leanIconsPlugin } from './lean-icons-plugin.ts'

test('an icon of the installed Lucide is its lines in an svg element, with the properties given', async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `
        import { renderToStaticMarkup } from 'react-dom/server'
        import { createElement } from 'react'
        import Menu from 'lucide-react/icons/menu'
        export const html = renderToStaticMarkup(createElement(Menu, { 'aria-hidden': true, className: 'mark' }))`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
    plugins: [leanIconsPlugin()],
  })
  const { html } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`)
  expect(html).toMatch(
    /^<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" [^>]*aria-hidden="true" class="mark"><path/,
  )
  expect(html).not.toContain('lucide')
})
