import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { backupDays } from '../../shared/privacy/privacy-facts.ts'
import { projectRoot } from '../helpers/project-root.ts'

const read = (name: string) => readFileSync(path.join(projectRoot, 'scripts', 'hosting', name), 'utf8')

test.each(['site@.service', 'user/site@.service'])('%s disables core dumps, which would contain inquiries and passwords', (name) => {
  expect(read(name).match(/^LimitCORE=.*$/gm)).toEqual(['LimitCORE=0'])
})

test('behind a local proxy, the server listens on loopback only', () => {
  expect(parseEnv(read('site.env'))).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: 'loopback' })
})

test('the nightly backup deletes its copies before the privacy page says so', () => {
  const days = Number(/\/etc\/cron\.d[\s\S]*?-mtime \+(\d+) -delete/.exec(read('operating.md'))?.[1])
  // `find` counts whole days that have passed, and runs once a day.
  expect(days + 2).toBeLessThanOrEqual(backupDays)
})
