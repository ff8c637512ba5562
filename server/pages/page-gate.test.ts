import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findPageErrors } from './page-gate.ts'

const code = 'document.documentElement.dataset.x="1"'
const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const page = (inner: string) => `<!DOCTYPE html><html><head><script>${code}</script></head><body>${inner}</body></html>`

test('a correct page has no errors', () => {
  const html = page(
    '<script type="module" src="/a.js"></script><script type="application/json">{"a":" style=\\"x\\" \\u003cscript>"}</script><p>style=&quot;x&quot; onclick=&quot;</p><!--$--><!--/$-->',
  )
  expect(findPageErrors(html, hash)).toEqual([])
})

test.each([
  ['cut off', page('').slice(0, -3)],
  ['boundary left to the browser', page('<!--$!--><template></template><!--/$-->')],
  ['boundary out of place', page('<div hidden id="S:0"></div>')],
  ['style attribute', page('<p class="a" style="color:red">x</p>')],
  ['style element', page('<style>a{}</style>')],
  ['inline handler', page('<p onclick="x()">x</p>')],
  ['inline script that the policy refuses', page('<script>$RC("a")</script>')],
])('%s is an error', (error, html) => {
  expect(findPageErrors(html, hash)).toEqual([error])
})
