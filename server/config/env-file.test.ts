import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/helpers/temporary-folder.ts'
import { StartError } from '../base/errors.ts'
import { readEnvFile, readEnvironment } from './env-file.ts'

test('a file with a byte order mark, Windows line ends, export, quotes and comments is read', async () => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(
    file,
    '\uFEFFPORT=4000\r\nexport SITE=insulation\r\n# a comment\r\nCONTACT_TO="a@example.com" # theirs\r\nSMTP_URL="smtp://u:p#1@h"\r\n',
  )
  expect(readEnvFile(file)).toEqual({ PORT: '4000', SITE: 'insulation', CONTACT_TO: 'a@example.com', SMTP_URL: 'smtp://u:p#1@h' })
})

test.each([
  ['the last of two lines for one variable counts', 'PORT=4000\nPORT=5000', { PORT: '5000' }],
  ['single quotes and backticks keep a #, spaces and other quotes', 'A=\' a # b \'\nB=`b "c" # d`', { A: ' a # b ', B: 'b "c" # d' }],
  ['spaces around a value without quotes are dropped', 'A =  a b  \n', { A: 'a b' }],
  ['a value may hold =', 'A=a=b==', { A: 'a=b==' }],
  ['a comment may hold a #', 'A=b # see issue#5', { A: 'b' }],
  ['a variable without a value is empty', 'A=\nB=""', { A: '', B: '' }],
])('%s', async (_, text, variables) => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, text)
  expect(readEnvFile(file)).toEqual(variables)
})

test('variables of the process override the file, and empty ones count as unset', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, '.env'), 'SITE=insulation\nPORT=4000\nHOST=::1')
  expect(readEnvironment(folder, { SITE: '', PORT: '5000', HOST: ' ', LOG_LEVEL: undefined })).toEqual({
    SITE: 'insulation',
    PORT: '5000',
    HOST: '::1',
  })
})

test.each([
  'SMTP_URL=smtp://user:12#3@mail.example.com',
  '  export SMTP_URL = smtp://user:pass#word@mail.example.com # a comment\nPORT=4000',
])('a value that a # would cut off is an error: %s', async (text) => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, text)
  expect(() => readEnvFile(file)).toThrow(/\.env line 1: got a value of SMTP_URL that ends at a #, expected the value in quotes/)
  expect(() => readEnvFile(file)).not.toThrow(/pass|12/)
})

test.each([
  'TOKEN="pass\\"word"',
  "PORT=4000\nTOKEN='it's'\nSITE=fencing",
  'TOKEN="pass',
  'TOKEN=`pass\nPORT=4000',
])('quotes that would cut off a value are an error: %s', async (text) => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, text)
  expect(() => readEnvFile(file)).toThrow(/\.env line [12]: got a value of TOKEN whose quotes do not match/)
  expect(() => readEnvFile(file)).not.toThrow(/pass|it's/)
})

test('a value in quotes may have several lines, a comment behind it and other quotes in it', async () => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, 'A="one\ntwo" # said\nB=\'a "b" `c`\'\nC="" \nD=it\'s')
  expect(readEnvFile(file)).toEqual({ A: 'one\ntwo', B: 'a "b" `c`', C: '', D: "it's" })
})

test.each([
  'SMTP_URL: smtp://user:pass@mail.example.com',
  'set SMTP_URL=smtp://user:pass@mail.example.com',
  'smtp_url=smtp://user:pass@mail.example.com',
  '$env:SMTP_URL="smtp://user:pass@mail.example.com"',
  'pass',
  '[pass]',
])('a line that is not a variable is an error with its number: %s', async (line) => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, `PORT=4000\nA="two\nlines"\n${line}\n# a comment\nB=\n\n${line}`)
  expect(() => readEnvFile(file)).toThrow(/2 errors:\n {2}\.env line 4: got something else, .*\n {2}\.env line 8: /)
  expect(() => readEnvFile(file)).not.toThrow(/pass/)
})

test.each(['utf16le', 'latin1'] as const)('a file in %s is an error', async (encoding) => {
  const file = join(await temporaryFolder(), '.env')
  await writeFile(file, Buffer.from('\uFEFFSITE=Jos\u00e9\n', encoding))
  expect(() => readEnvFile(file)).toThrow(/\.env: got another encoding, expected a text file in UTF-8/)
})

test('no file means no variables', async () => {
  expect(readEnvFile(join(await temporaryFolder(), '.env'))).toEqual({})
})

test('a file that cannot be read prevents the start', async () => {
  const file = join(await temporaryFolder(), '.env')
  await mkdir(file)
  expect(() => readEnvFile(file)).toThrow(StartError)
})
