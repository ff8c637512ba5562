import { isUntranslated } from './check-languages.ts'
import { sampleWordsMessage } from './check-samples.ts'
import type { LocatedFinding } from './finding.ts'

/** Joins a file's texts that are still the sample's or untranslated into one line, because a new set or language has hundreds of them. */
export function joinByFile(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const isJoined = ({ message }: LocatedFinding) => message === sampleWordsMessage || isUntranslated(message)
  const others = findings.filter((finding) => !isJoined(finding))
  const groups = new Map<string, LocatedFinding[]>()
  for (const finding of findings.filter(isJoined)) {
    const key = `${finding.file} ${finding.message}`
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...others, ...[...groups.values()].flatMap(joined)]
}

function joined([first, ...more]: readonly LocatedFinding[]): LocatedFinding[] {
  if (!first) return []
  return [
    more.length > 0
      ? { ...first, message: `${first.message} here and in ${more.length} more ${more.length === 1 ? 'place' : 'places'}` }
      : first,
  ]
}
