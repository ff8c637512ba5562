import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languagesOf } from '../../shared/content/set-pages.ts'
import { siteSchema } from '../../shared/content/site-types.ts'
import { unknownFields } from '../../shared/content/unknown-fields.ts'
import { findWrittenSpot, type WrittenContent } from './content-spot.ts'
import type { LocatedFinding } from './finding.ts'
import type { LoadedSet } from './set-modules.ts'

/** Finds fields that nothing reads, with their lines. Without this, a misspelled optional field would just seem to be missing. */
export function checkFieldNames(folder: string, { contentSet, modules }: LoadedSet): LocatedFinding[] {
  const { facts, words } = contentSet
  const [first = 'en', ...others] = languagesOf(contentSet)
  const findings = (part: 'facts' | 'words', content: WrittenContent) =>
    unknownFields(siteSchema, part, content[part], facts).map(({ place, name, message }): LocatedFinding => {
      const { file } = findWrittenSpot(part, place, content, modules)
      return { level: 'error', file, field: lineOf(path.join(folder, file), name), message: `${name}: ${message}` }
    })
  return [
    ...findings('facts', { facts, words: words[first], language: first }),
    ...[first, ...others].flatMap((language) => {
      const { drawings: _, ...written } = words[language] ?? {}
      return findings('words', { facts, words: written, language })
    }),
  ]
}

/** `line 12`, or nothing if the field is not written with this name. */
function lineOf(file: string, name: string): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line) => {
    const start = line.indexOf(name)
    return start >= 0 && /(^|[\s{,'"])$/.test(line.slice(0, start)) && /^['"]?\s*[:,}]/.test(line.slice(start + name.length))
  })
  return index < 0 ? '' : `line ${index + 1}`
}
