import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'

const read = (name: string) => readFileSync(path.join(projectRoot, 'scripts', 'hosting', name), 'utf8')

test('systemd writes no memory image of the server, which would hold inquiries and passwords', () => {
  expect(read('site.service').match(/^LimitCORE=.*$/gm)).toEqual(['LimitCORE=0'])
})

test('behind a proxy on the same machine nobody else reaches the server', () => {
  expect(parseEnv(read('site.env'))).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: 'loopback' })
})
