import type { ShownTerm } from '../../shared/pages/page-content.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { InlineText } from './inline-text.tsx'

/** Terms with a sentence or two each, separated by hairlines. */
export function Terms({ rows }: { rows: readonly ShownTerm[] }) {
  return (
    <dl className="terms">
      {rows.map(({ label, text }) => (
        <div className="terms-row" key={label}>
          <dt>{keepTogether(label)}</dt>
          <dd>
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
