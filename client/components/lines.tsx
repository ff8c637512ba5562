import { Fragment } from 'react'
import { keepTogether } from './keep-together.tsx'

/** A heading whose line breaks are meant from md up; below that the words flow. */
export function Lines({ text }: { text: string }) {
  const lines = text.split('\n')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br className="line-break" />}
      {keepTogether(line)}
      {index < lines.length - 1 && ' '}
    </Fragment>
  ))
}
