import { type LocatedFinding, spotText } from '../content/finding.ts'

const colors = { error: 31, warning: 33, dim: 2 }

/** One line for each finding, then a summary. */
export function findingsText(findings: readonly LocatedFinding[], hasColors: boolean): string {
  const paint = (color: keyof typeof colors, text: string) => (hasColors ? `\x1b[${colors[color]}m${text}\x1b[0m` : text)
  const lines = findings.map(({ level, file, field, message }) => {
    return `${paint(level, level.padEnd(7))}  ${spotText({ file, field, message: paint('dim', message) })}`
  })
  return [...lines, ...(lines.length > 0 ? [''] : []), summary(findings), ''].join('\n')
}

function summary(findings: readonly LocatedFinding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length
  const warnings = findings.length - errors
  if (findings.length === 0) return 'Nothing to replace or fix.'
  return `${count(errors, 'error')} to fix, ${count(warnings, 'warning')} to review.`
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
