import { Fragment } from 'react'
import { parseInlineText } from '../../shared/text/inline-text.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { TextLink } from './text-link.tsx'

/** Text of the content set with its two kinds of markup: `**bold**` and `[label](/address/)`. */
export function InlineText({ text: marked }: { text: string }) {
  return parseInlineText(marked).map((part, index) => {
    const text = keepTogether(part.text)
    // Parts never change order, so the index can be the key.
    const key = `${index}:${part.kind}`
    if (part.kind === 'bold') return <strong key={key}>{text}</strong>
    if (part.kind === 'link') {
      return (
        <TextLink key={key} href={part.href}>
          {text}
        </TextLink>
      )
    }
    return <Fragment key={key}>{text}</Fragment>
  })
}
