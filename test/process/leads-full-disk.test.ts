import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFileStore } from '../../server/store/files/file-store.ts'
import { inquiry, openDelivery, openLeads } from '../helpers/lead-outbox.ts'
import { recordLog } from '../helpers/recorded-log.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'
import { until } from '../helpers/until.ts'

/** Mounts a file system of one megabyte, which only root may do. Otherwise the test blocks the folder with a file. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    onTestFinished(() => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }))
    return true
  } catch {
    return false
  }
}

test('with a full disk, new inquiries are refused and stored ones are mailed; it recovers without a restart', async () => {
  const folder = await temporaryFolder()
  const isSmall = mountSmall(folder)
  const root = join(folder, 'fencing')
  const place = {
    open() {
      const log = recordLog()
      const store = createFileStore({ root, log })
      onTestFinished(() => store.close())
      return { ...store, log }
    },
  }
  const leads = openLeads(place)
  await leads.accept(1)
  const obstacle = isSmall ? join(folder, 'filler') : join(root, 'leads', 'tmp')
  if (isSmall) await fs.writeFile(obstacle, Buffer.alloc(2_000_000)).catch(() => undefined)
  else {
    await fs.rm(obstacle, { recursive: true })
    await fs.writeFile(obstacle, '')
  }
  for (let number = 2; number < 22; number += 1) {
    expect(await leads.intake.accept(inquiry(number), 'pending')).toMatchObject({
      status: 'unavailable',
      code: isSmall ? 'ENOSPC' : 'ENOTDIR',
    })
  }
  await leads.intake.check()
  expect(leads.intake.unavailableCode()).toBeDefined()
  if (isSmall) expect(await fs.readdir(join(root, 'leads', 'tmp'))).toEqual([])

  const server = await startSmtpSink()
  onTestFinished(() => server.close())
  const delivery = openDelivery(leads, { port: server.port })
  delivery.start()
  await until(async () => (await leads.counts()).sent === 1)

  await fs.unlink(obstacle)
  await leads.intake.check()
  expect(leads.intake.unavailableCode()).toBeUndefined()
  await leads.accept(100)
  await server.received(2)
})
