import type { ReactNode } from 'react'

/**
 * Dimensions (`5 1/2" is R-19`, `24" o.c.`, `6'-0" clear`) and short compounds (`closed-cell`, `R-18`), but no addresses. Not 'R-value':
 * the sentences that the FTC prescribes stay whole in the markup.
 */
const wholes = /(?:\d+'-)?\d+(?: \d\/\d)?["'],?(?: \S{1,6}(?= |$))?(?: R-\d+\b)?|\b(?!R-values?\b)[a-z]{1,6}-[a-z\d]{1,6}\b(?![-@/.]\w)/gi

/** A text with its dimensions and short compounds each on one line: browsers break after any hyphen that follows a letter. */
export function keepTogether(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, index } of text.matchAll(wholes)) {
    if (!/[- ]/.test(whole)) continue
    if (index > end) parts.push(text.slice(end, index))
    parts.push(
      <span key={index} className="whole">
        {whole}
      </span>,
    )
    end = index + whole.length
  }
  if (parts.length === 0) return text
  if (end < text.length) parts.push(text.slice(end))
  return parts
}
