import { describe, expect, test } from 'vitest'
import { openLeads } from '../../../test/helpers/lead-outbox.ts'
import { storeEngines } from '../../../test/helpers/store-engines.ts'
import type { MailOutage } from './mail-holds.ts'
import { createSharedOutage } from './shared-outage.ts'

describe.each(storeEngines)('an outage on $name', ({ makePlace }) => {
  test('every process reports what the one that delivers found out, until it is over', async () => {
    const place = await makePlace()
    const [first, second] = [openLeads(place), openLeads(place)]
    await first.store.lease()
    let outage: MailOutage | undefined = { code: 'EAUTH 535', isRefusing: true }
    const own = createSharedOutage({ store: first.store, own: () => outage })
    const other = createSharedOutage({ store: second.store, own: () => undefined })
    await own.sync()
    await other.sync()
    expect([own.current, other.current]).toEqual([outage, outage])
    outage = undefined
    await own.sync()
    await other.sync()
    expect([own.current, other.current]).toEqual([undefined, undefined])
  })
})
