import { expect, test } from 'vitest'
import { filesPlace, openLeads } from '../../test/helpers/lead-outbox.ts'

test('a store that cannot be checked is logged once per outage', async () => {
  const { store, log, clock, start } = openLeads(await filesPlace())
  const { usage } = store.pictures
  const measureFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.advance(60_000)
      await start()
    }
  }
  const errors = () => log.lines.filter(({ level }) => level === 'error').map(({ facts, message }) => ({ ...facts, message }))
  const message = 'the store could not be looked through: trying again'
  store.pictures.usage = () => Promise.reject(Object.assign(new Error('canary of the system'), { code: 'EIO' }))
  await measureFor(5)
  expect(errors()).toEqual([{ code: 'EIO', message }])
  store.pictures.usage = usage
  await measureFor(2)
  store.pictures.usage = () => Promise.reject(Object.assign(new Error('canary of the system'), { code: 'EIO' }))
  await measureFor(2)
  expect(errors()).toEqual([
    { code: 'EIO', message },
    { code: 'EIO', message },
  ])
})
