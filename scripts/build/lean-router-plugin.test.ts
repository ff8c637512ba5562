import * as esbuild from 'esbuild'
import { expect, test } from 'vitest'
import { leanRouterPlugin } from './lean-router-plugin.ts'

test('a bundle that uses links and locations holds neither forms nor nested routes', async () => {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: "export { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    external: ['react', 'react-dom'],
    write: false,
    logLevel: 'silent',
    plugins: [leanRouterPlugin()],
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).toContain('function BrowserRouter')
  expect(code).toContain('var Link = ')
  for (const unused of ['useSubmit', 'useRoutesImpl', 'NavLink', 'ScrollRestoration']) expect(code).not.toContain(`${unused}(`)
})
