import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/helpers/temporary-folder.ts'
import { checkConfig } from './check-command.ts'
import { readConfig } from './config/config.ts'

test('a configuration whose database cannot be used is not called complete', async () => {
  const lines: string[] = []
  const config = readConfig({ DATABASE_URL: 'postgres://user:canary@127.0.0.1:9/site' }, { folder: await temporaryFolder() })
  const checked = checkConfig(config, [], (line) => void lines.push(line))
  await expect(checked).rejects.toThrow('database: it cannot be used (ECONNREFUSED)')
  expect(lines).toEqual([])
})
