import { Fragment } from 'react'
import { keepTogether } from '../../shared/text/keep-together.ts'

/** A heading whose line breaks apply from md up; below md the text wraps freely. */
export function Lines({ text }: { text: string }) {
  const lines = keepTogether(text).split('\n')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br className="line-break" />}
      {index < lines.length - 1 ? `${line} ` : line}
    </Fragment>
  ))
}
