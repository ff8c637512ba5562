import path from 'node:path'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../helpers/source-files.ts'

/** Imports and exports of values, static or dynamic. */
const valueImport = /^(?:import|export)\s(?!type\b)[^'"`]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm

const anyImport = new RegExp(valueImport.source.replace('(?!type\\b)', ''), 'gm')

function importsOf({ path: file, text }: SourceFile, pattern = valueImport): string[] {
  // Types.
  const code = text.replace(/typeof import\('[^']+'\)/g, '')
  return [...code.matchAll(pattern)].map((match) => path.join(path.dirname(file), match[1] ?? match[2] ?? match[3] ?? ''))
}

/** The first circle found, as a list of files; empty if there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (done.has(file)) return []
    for (const imported of graph.get(file) ?? []) {
      const circle = visit(imported, [...trail, file])
      if (circle.length > 0) return circle
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const circle = visit(file, [])
    if (circle.length > 0) return circle
  }
  return []
}

test('a circle is found, even through a dynamic import', () => {
  expect(findCircle(new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] })))).toEqual(['b', 'd', 'b'])
})

test('no files import values from each other in a circle', () => {
  const files = sourceFiles(['client', 'server', 'shared', 'scripts'])
  expect(files.length).toBeGreaterThan(300)
  expect(findCircle(new Map(files.map((file) => [file.path, importsOf(file)])))).toEqual([])
})

const roomOf = (file: string) => file.split('/').slice(0, 2).join('/')

// Files beside the folders, such as `server/app.ts`, combine the folders, so they belong to none. In `shared/` they share types, above all
// that of a site.
test.each([
  ['client', anyImport],
  ['scripts', anyImport],
  ['server', anyImport],
  ['shared', valueImport],
])('no folders of %s import each other in a circle', (top, pattern) => {
  const files = sourceFiles([top]).filter(({ path }) => path.split('/').length > 2)
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const room = roomOf(file.path)
    const others = importsOf(file, pattern).filter((imported) => imported.split('/').length > 2 && imported.startsWith(`${top}/`))
    graph.set(room, [...(graph.get(room) ?? []), ...others.map(roomOf).filter((other) => other !== room)])
  }
  expect(graph.size).toBeGreaterThan(3)
  expect(findCircle(graph)).toEqual([])
})
