import { Fragment } from 'react'
import { parseInlineText } from '../../shared/inline-text.ts'
import { TextLink } from './text-link.tsx'

/** Text of the content set with its two marks: `**bold**` and `[label](/address/)`. */
export function InlineText({ text }: { text: string }) {
  return parseInlineText(text).map((part, index) => {
    // The parts of a fixed text never move, so their place is their identity.
    const key = `${index}:${part.kind}`
    if (part.kind === 'bold') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'link') {
      return (
        <TextLink key={key} href={part.href}>
          {part.text}
        </TextLink>
      )
    }
    return <Fragment key={key}>{part.text}</Fragment>
  })
}
