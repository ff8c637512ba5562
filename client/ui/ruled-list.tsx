import { keepTogether } from '../../shared/text/keep-together.ts'

type RuledListProps = { rows: { label: string; value: string }[]; className?: string }

/** Pairs of a label and a value, separated by hairlines. */
export function RuledList({ rows, className }: RuledListProps) {
  return (
    <dl className={className ? `ruled-list ${className}` : 'ruled-list'}>
      {rows.map(({ label, value }) => (
        <div className="ruled-list-row" key={label}>
          <dt>{keepTogether(label)}</dt>
          <dd className="ruled-list-value">{keepTogether(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
