import { Link } from 'react-router-dom'
import { usePath, useSite } from '../contexts/site-context.ts'
import { Brand } from '../ui/brand.tsx'

export function Logo() {
  const { logo, mark } = useSite()
  return (
    <Link to={usePath('home')} className="logo">
      <Brand logo={logo} mark={mark} />
    </Link>
  )
}
