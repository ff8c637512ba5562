import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'

const read = (name: string) => readFileSync(path.join(projectRoot, 'scripts', 'hosting', name), 'utf8')

test('systemd disables core dumps, which would contain inquiries and passwords', () => {
  expect(read('site.service').match(/^LimitCORE=.*$/gm)).toEqual(['LimitCORE=0'])
})

test('behind a local proxy, the server listens on loopback only', () => {
  expect(parseEnv(read('site.env'))).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: 'loopback' })
})
