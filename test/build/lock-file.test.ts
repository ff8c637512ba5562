import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'

type LockedPackage = { version?: string; resolved?: string; integrity?: string; dev?: boolean; hasInstallScript?: boolean }

const lock: { lockfileVersion: number; packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'),
)
const locked = Object.entries(lock.packages).filter(([folder]) => folder !== '')
const namesOf = (test: (entry: LockedPackage) => boolean) => locked.filter(([, entry]) => test(entry)).map(([folder]) => folder)

test('every package of the lock file is known by its checksum', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(namesOf(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

test('the lock file sends nobody to another registry than his own', () => {
  expect(namesOf((entry) => 'resolved' in entry)).toEqual([])
})

test('nothing that runs on a host runs a script when it is installed', () => {
  expect(namesOf(({ dev, hasInstallScript }) => hasInstallScript === true && !dev)).toEqual([])
})
