import { expect, onTestFinished, test } from 'vitest'
import { createKeptResponse, type KeptResponse } from './kept-response.ts'
import { createRecentAnswers } from './recent-answers.ts'

const answer = (text: string) => createKeptResponse({ status: 200, type: 'text/html', headers: [], isStorable: true }, Buffer.from(text))

test('an answer is made once, and the least recently used one is dropped', async () => {
  const recentAnswer = createRecentAnswers(2)
  const made: string[] = []
  const make = (name: string) => async () => {
    made.push(name)
    return answer(name)
  }
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await recentAnswer(name, make(name))
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failed answer is rendered again', async () => {
  const recentAnswer = createRecentAnswers(2)
  const fail = () => Promise.reject(new Error('not rendered'))
  await expect(recentAnswer('a', fail)).rejects.toThrow('not rendered')
  const good = await answer('a')
  expect(await recentAnswer('a', async () => good)).toBe(good)
})

test('answers are made one at a time, a hundred may wait, and the next one is refused with 503', async () => {
  const recentAnswer = createRecentAnswers(200)
  let isMaking = false
  const make = async (): Promise<KeptResponse> => {
    expect(isMaking).toBe(false)
    isMaking = true
    await new Promise((resolve) => setImmediate(resolve))
    isMaking = false
    return answer('page')
  }
  const asked = Array.from({ length: 102 }, (_, index) => recentAnswer(String(index), make))
  await expect(asked.pop()).rejects.toMatchObject({ status: 503 })
  await Promise.all(asked)
  await recentAnswer('101', make)
})

test('the event loop accepts new connections between two answers', async () => {
  const recentAnswer = createRecentAnswers(2)
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  onTestFinished(() => clearImmediate(timer))
  const make = async () => {
    madeAt.push(turns)
    return answer('page')
  }
  const madeAt: number[] = []
  await Promise.all([recentAnswer('a', make), recentAnswer('b', make)])
  const [first = 0, second = 0] = madeAt
  expect(second - first).toBeGreaterThan(10)
})
