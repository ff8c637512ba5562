import { expect, test } from 'vitest'
import { fakeClock } from '../../test/helpers/lead-outbox.ts'
import { createPlaces } from './places.ts'

test('who waits gets the first place that is given back, in order, or goes without after the time', async () => {
  const clock = fakeClock()
  const places = createPlaces(1, { waitMs: 10_000, clock })
  expect(await places.take()).toBe(true)
  const [second, third] = [places.take(), places.take()]
  clock.advance(9_999)
  places.giveBack()
  expect(await second).toBe(true)
  clock.advance(1)
  expect(await third).toBe(false)
  places.giveBack()
  expect(await places.take()).toBe(true)
})
