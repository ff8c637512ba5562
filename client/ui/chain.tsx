import { keepTogether } from '../../shared/text/keep-together.ts'

/** Steps in order, each with its time, on a dimension chain. */
export function Chain({ parts }: { parts: readonly { when: string; text: string }[] }) {
  return (
    <ol className="chain">
      {parts.map(({ when, text }) => (
        <li key={when} className="chain-part">
          <h3>{when}</h3>
          <p className="second">{keepTogether(text)}</p>
        </li>
      ))}
    </ol>
  )
}
