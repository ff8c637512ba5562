import { expect, onTestFinished, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Jobs that record their names when they start. The first one runs until `open` is called. */
function makeJobs(maxWaiting?: number) {
  const queue = createFairQueue(maxWaiting)
  const started: string[] = []
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  const add = (client: string, name: string, signal?: AbortSignal) =>
    queue.run(
      client,
      async () => {
        started.push(name)
        if (name === 'first') await promise
        return name
      },
      signal,
    )
  return { started, open: () => open(), add }
}

test('clients take turns, and each client keeps its own order', async () => {
  const { started, open, add } = makeJobs()
  const jobs = [add('a', 'first'), add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('b', 'b2'), add('c', 'c1')]
  open()
  await Promise.all(jobs)
  expect(started).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('one job runs at a time, and one that fails stops no other', async () => {
  const queue = createFairQueue()
  let running = 0
  const job = async () => {
    running += 1
    await new Promise((resolve) => setImmediate(resolve))
    expect(running).toBe(1)
    running -= 1
  }
  const failing = queue.run('a', () => Promise.reject(new Error('not rendered')))
  const others = [queue.run('a', job), queue.run('b', job)]
  await expect(failing).rejects.toThrow('not rendered')
  await Promise.all(others)
})

test('when too many wait, the newest job of the client with the most is refused with 503', async () => {
  const { started, open, add } = makeJobs(4)
  const running = add('a', 'first')
  const greedy = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name))
  const refused = expect(Promise.allSettled(greedy)).resolves.toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { status: 'rejected', reason: { status: 503 } },
    { status: 'rejected', reason: { status: 503 } },
  ])
  const others = [add('b', 'b1'), add('c', 'c1')]
  open()
  await Promise.all([running, refused, ...others])
  expect(started).toEqual(['first', 'a1', 'b1', 'c1', 'a2'])
})

test('a job whose client left does not run', async () => {
  const { started, open, add } = makeJobs()
  const visitor = new AbortController()
  const running = add('a', 'first')
  const left = add('b', 'b1', visitor.signal)
  const other = add('c', 'c1')
  visitor.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(add('b', 'b2', visitor.signal)).rejects.toThrow('left')
  open()
  await Promise.all([running, other])
  expect(started).toEqual(['first', 'c1'])
})

test('the event loop accepts new connections between two jobs', async () => {
  const queue = createFairQueue()
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  onTestFinished(() => clearImmediate(timer))
  const ranAt = await Promise.all(['a', 'b'].map((client) => queue.run(client, async () => turns)))
  const [first = 0, second = 0] = ranAt
  expect(second - first).toBeGreaterThan(10)
})
