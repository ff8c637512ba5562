import { Link } from 'react-router-dom'
import { usePath, useSite } from '../contexts/site-context.ts'

export function Logo() {
  const { logo, mark } = useSite()
  return (
    <Link to={usePath('home')} className="logo">
      <svg className="logo-mark" viewBox={`0 0 ${mark.size} ${mark.size}`} width="36" height="36" aria-hidden="true">
        <path d={mark.path} />
      </svg>
      <span className="logo-name">
        <strong>{logo.strong}</strong> {logo.plain}
      </span>
    </Link>
  )
}
