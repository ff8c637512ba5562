import { Fragment } from 'react'
import { keepTogether } from '../../shared/text/keep-together.ts'

/** A heading with line breaks; in an `h1` they apply from md up. */
export function Lines({ text }: { text: string }) {
  const lines = keepTogether(text).split('\n')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br className="line-break" />}
      {index < lines.length - 1 ? `${line} ` : line}
    </Fragment>
  ))
}
