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

test('every package in the lock file has a checksum', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(namesOf(({ integrity = '' }) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

test('the lock file names no registry, so everyone uses their own', () => {
  expect(namesOf((entry) => 'resolved' in entry)).toEqual([])
})

test('no production dependency has an install script', () => {
  expect(namesOf(({ dev, hasInstallScript }) => hasInstallScript === true && !dev)).toEqual([])
})
