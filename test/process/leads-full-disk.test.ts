import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inquiry, makeFolder, namesIn, openDelivery, openLeads, stillClock, until } from '../helpers/lead-outbox.ts'
import { startSmtpSink } from '../helpers/smtp-sink.ts'

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
  const folder = await makeFolder()
  const isSmall = mountSmall(dirname(folder))
  const leads = openLeads({ folder, clock: stillClock(Date.now()) })
  await leads.intake.accept(inquiry('first'), 'pending')
  const obstacle = isSmall ? join(dirname(folder), 'filler') : join(folder, 'tmp')
  if (isSmall) await fs.writeFile(obstacle, Buffer.alloc(2_000_000)).catch(() => undefined)
  else {
    await fs.rmdir(obstacle)
    await fs.writeFile(obstacle, '')
  }
  for (let number = 0; number < 20; number += 1) {
    expect(await leads.intake.accept(inquiry(number), 'pending')).toEqual({ status: 'unavailable', code: isSmall ? 'ENOSPC' : 'ENOTDIR' })
  }
  expect(await leads.intake.probe()).toBe(false)
  expect(leads.intake.availability().isAvailable).toBe(false)
  if (isSmall) expect(await namesIn(folder, 'tmp')).toEqual([])
  expect(await namesIn(folder, 'recent')).toHaveLength(1)

  const server = await startSmtpSink()
  onTestFinished(() => server.close())
  openDelivery({ leads, port: server.port }).start()
  await until(async () => (await namesIn(folder, 'sent')).length === 1)

  await fs.unlink(obstacle)
  expect(await leads.intake.probe()).toBe(true)
  expect((await leads.intake.accept(inquiry('again'), 'pending')).status).toBe('stored')
  await server.received(2)
})
