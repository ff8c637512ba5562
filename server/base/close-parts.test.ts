import { expect, test } from 'vitest'
import { closeParts } from './close-parts.ts'

test('every part is closed in order; one that fails or hangs is named', async () => {
  const closed: string[] = []
  const lines: unknown[] = []
  const note = (fields: object, message: string) => void lines.push([fields, message])
  const part = (name: string, close: () => unknown = () => undefined) => ({
    name,
    close() {
      closed.push(name)
      return close()
    },
  })
  const failing = part('counts', () => {
    throw new Error('full')
  })
  const rejecting = part('posts', () => Promise.reject(new Error('gone')))
  const hanging = part('pages', () => new Promise(() => undefined))
  await closeParts([part('leads'), failing, hanging, rejecting, part('limit')], { warn: note, error: note } as never, 5)
  expect(closed).toEqual(['leads', 'counts', 'pages', 'posts', 'limit'])
  expect(lines).toEqual([
    [{ part: 'counts', err: new Error('full') }, 'a part could not be closed'],
    [{ part: 'pages' }, 'a part takes too long to close: going on without it'],
    [{ part: 'posts', err: new Error('gone') }, 'a part could not be closed'],
  ])
})
