type InlinePart = { kind: 'text' | 'bold'; text: string } | { kind: 'link'; text: string; href: string }

const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Splits a text at `**bold**` and `[label](address)`. Everything else is plain text. */
export function parseInlineText(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, bold, label, href] = match
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The text without markup, for structured data and word counts. */
export const plainText = (text: string) =>
  parseInlineText(text)
    .map((part) => part.text)
    .join('')
