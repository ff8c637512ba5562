import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../helpers/project-root.ts'

const read = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8')
const sections = read('CHANGELOG.md').split(/^## /m).slice(1)

test('the newest section of the changelog is the version of the package, and versions descend', () => {
  const versions = sections.map((section) => /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2}|Unreleased)$/m.exec(section)?.[1] ?? '')
  expect(JSON.parse(read('package.json')).version).toBe(versions[0])
  expect(JSON.parse(read('package-lock.json')).version).toBe(versions[0])
  const inOrder = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  expect(versions).toEqual(inOrder)
})

test('a new major version says what a set must add', () => {
  for (const section of sections.filter((one) => /^\[([2-9]|\d{2,})\.0\.0\]/.test(one))) expect(section).toContain('### A set must add')
})
