import { Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderToBytes } from './render-to-bytes.ts'

function Broken(): never {
  throw new Error('broken part')
}

function Waiting({ promise }: { promise: Promise<string> }) {
  return <p>{use(promise)}</p>
}

const page = (inner: React.ReactNode) => (
  <html lang="en-US">
    <body>{inner}</body>
  </html>
)

test('the bytes are the finished page', async () => {
  const html = (
    await renderToBytes(
      page(
        <Suspense fallback="wait">
          <Waiting promise={Promise.resolve('there')} />
        </Suspense>,
      ),
    )
  ).toString()
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">.*<p>there<\/p>.*<\/html>$/)
  expect(html).not.toContain('wait')
  expect(html).not.toContain('<script')
})

test('a boundary of 60 kB is rendered in place, without a script', async () => {
  const html = (
    await renderToBytes(
      page(
        <Suspense fallback="wait">
          <p>{'long '.repeat(12_000)}</p>
        </Suspense>,
      ),
    )
  ).toString()
  expect(html).not.toMatch(/<script|hidden/)
})

test('an error in the shell rejects', async () => {
  await expect(renderToBytes(page(<Broken />))).rejects.toThrow('broken part')
})

test('an error inside a boundary rejects too', async () => {
  await expect(
    renderToBytes(
      page(
        <Suspense fallback="wait">
          <Broken />
        </Suspense>,
      ),
    ),
  ).rejects.toThrow('broken part')
})

test('rendering that never ends is aborted after the time limit', async () => {
  const never = new Promise<string>(() => undefined)
  const waiting = (
    <Suspense fallback="wait">
      <Waiting promise={never} />
    </Suspense>
  )
  await expect(renderToBytes(page(waiting), { timeoutMs: 10 })).rejects.toThrow('longer than 10 ms')
})

test('rendering ends when its signal is aborted', async () => {
  const controller = new AbortController()
  const bytes = renderToBytes(page(<Waiting promise={new Promise(() => undefined)} />), { timeoutMs: 60_000, signal: controller.signal })
  setImmediate(() => controller.abort(new Error('the visitor left')))
  await expect(bytes).rejects.toThrow('the visitor left')
})
