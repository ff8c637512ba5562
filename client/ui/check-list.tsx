import check from '@lucide/icons/icons/check'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { Icon } from './icon.tsx'

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className="check-list">
    {items.map((item) => (
      <li key={item}>
        <Icon icon={check} />
        {keepTogether(item)}
      </li>
    ))}
  </ul>
)
