import { groupBy } from '../../server/base/group-by.ts'
import { isUntranslated } from './check-languages.ts'
import { sampleWordsMessage } from './check-samples.ts'
import type { LocatedFinding } from './finding.ts'

/** Joins a file's texts that are still the sample's or untranslated into one line, because a new set or language has hundreds of them. */
export function joinByFile(findings: readonly LocatedFinding[]): LocatedFinding[] {
  const isJoined = ({ message }: LocatedFinding) => message === sampleWordsMessage || isUntranslated(message)
  const others = findings.filter((finding) => !isJoined(finding))
  const groups = groupBy(findings.filter(isJoined), ({ file, message }) => `${file} ${message}`)
  return [...others, ...[...groups.values()].flatMap(joined)]
}

function joined([first, ...more]: readonly LocatedFinding[]): LocatedFinding[] {
  if (!first || more.length === 0) return first ? [first] : []
  return [{ ...first, message: `${first.message} here and in ${more.length} more ${more.length === 1 ? 'place' : 'places'}` }]
}
