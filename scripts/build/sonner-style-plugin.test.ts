import * as esbuild from 'esbuild'
import { expect, test } from 'vitest'
import { sonnerStylePlugin, withoutStyleSheet } from './sonner-style-plugin.ts'

test('the bundle of the installed Sonner adds no style element', async () => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: "export { Toaster, toast } from 'sonner'", resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    external: ['react', 'react-dom'],
    write: false,
    minify: true,
    plugins: [sonnerStylePlugin()],
  })
  const code = outputFiles[0]?.text ?? ''
  expect(code).toContain('data-sonner-toast')
  expect(code).not.toMatch(/createElement\(["']style["']\)/)
})

test('a Sonner that adds its style sheet in another way stops the build', () => {
  expect(() => withoutStyleSheet('document.adoptedStyleSheets.push(sheet)')).toThrow('found 0')
  expect(() => withoutStyleSheet('__insertCSS("a");\n__insertCSS("b")')).toThrow('found 2')
})
