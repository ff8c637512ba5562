import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedLead } from '../../../test/fixtures/stored-lead.ts'
import { filesPlace, openDelivery, openLeads } from '../../../test/helpers/lead-outbox.ts'
import { startSmtpSink } from '../../../test/helpers/smtp-sink.ts'
import { leaseOf } from '../../../test/helpers/store-engines.ts'
import { temporaryFolder } from '../../../test/helpers/temporary-folder.ts'
import { openStore } from '../../store/open-store.ts'
import { adoptFolder } from './adopt-folder.ts'

test('a lead that release 1 mailed to one of two recipients is mailed to the other one', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'leads', 'pending'), { recursive: true })
  await writeFile(join(folder, 'leads', 'pending', storedLead.name), storedLead.text)
  const sink = await startSmtpSink()
  onTestFinished(() => sink.close())
  const leads = openLeads(await filesPlace())
  const options = { config: { site: 'fencing', dataDir: '/nonexistent', databaseUrl: undefined }, store: leads.store, log: leads.log }
  expect(await adoptFolder(folder, options)).toMatchObject({ leads: 1 })
  expect(await adoptFolder(folder, options)).toMatchObject({ leads: 0 })
  leads.clock.set(Date.now())
  await openDelivery(leads, { port: sink.port, to: [storedLead.reached, storedLead.waiting] }).drainDue()
  expect(sink.mails).toMatchObject([{ to: [storedLead.waiting], messageId: `<${storedLead.lead.id}@example.com>` }])
})

test('a path that is not a folder, a folder without data, or the folder of one business is an error', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  const { store, log } = openLeads(await filesPlace())
  const options = { config: { site: 'fencing', dataDir: '/nonexistent', databaseUrl: undefined }, store, log }
  for (const name of ['file', 'missing']) await expect(adoptFolder(join(folder, name), options)).rejects.toThrow('is not a folder')
  await expect(adoptFolder(folder, options)).rejects.toThrow('has no data of fencing')
  const other = openStore({ site: 'fencing', dataDir: folder, databaseUrl: undefined, log })
  await leaseOf(other)
  await other.close()
  await expect(adoptFolder(join(folder, 'fencing'), options)).rejects.toThrow(`Name the DATA_DIR that it is in: ${folder}`)
  expect(await adoptFolder(folder, options)).toMatchObject({ leads: 0 })
})
