import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test/helpers/temporary-folder.ts'
import { readEnvFile } from './env-file.ts'
import { StartError } from './errors.ts'

test('a file with a byte order mark, Windows line ends, export, quotes and comments is read', async () => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(
    file,
    '\uFEFFPORT=4000\r\nexport SITE=insulation\r\n# a comment\r\nCONTACT_TO="a@example.com" # theirs\r\nSMTP_URL="smtp://u:p#1@h"\r\n',
  )
  expect(readEnvFile(file)).toEqual({ PORT: '4000', SITE: 'insulation', CONTACT_TO: 'a@example.com', SMTP_URL: 'smtp://u:p#1@h' })
})

test('no file means no variables', async () => {
  expect(readEnvFile(join(await temporaryFolder(), '.env'))).toEqual({})
})

test('a file that cannot be read stops the start', async () => {
  const file = join(await temporaryFolder(), '.env')
  await mkdir(file)
  expect(() => readEnvFile(file)).toThrow(StartError)
})
