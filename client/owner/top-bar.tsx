import { pathOf } from '../../shared/addresses/routes.ts'
import { Brand } from '../ui/brand.tsx'
import { useOwner } from './owner-context.ts'
import { ownerPaths } from './owner-paths.ts'
import { type SectionName, sectionsOf } from './sections.ts'

type TopBarProps = {
  section: SectionName | undefined
  /** Undefined if nobody is signed in: there are no tabs then. */
  waiting: number | undefined
}

/** The business's name, the tabs, which CSS moves to the bottom on phones, and a link to the site. */
export function TopBar({ section, waiting }: TopBarProps) {
  const { site, language, messages } = useOwner()
  return (
    <header className="top-bar">
      <div className="top-bar-row container">
        <a href={ownerPaths.requests} className="logo">
          <Brand logo={site.logo} mark={site.theme.mark} />
        </a>
        {waiting !== undefined && <Tabs section={section} waiting={waiting} />}
        <a href={pathOf('home', language)} className="quiet-link top-bar-site">
          {messages.frame.seeSite}
        </a>
      </div>
    </header>
  )
}

function Tabs({ section, waiting }: { section: SectionName | undefined; waiting: number }) {
  const { site, messages } = useOwner()
  const { frame } = messages
  return (
    <nav className="tabs" aria-label={frame.sections}>
      {sectionsOf(site).map(({ name, href }) => (
        <a key={name} href={href} className="tab" aria-current={name === section ? 'page' : undefined}>
          {frame.tabs[name]}
          {name === 'requests' && waiting > 0 && (
            <>
              {' '}
              <span className="tab-count">
                {waiting}
                <span className="visually-hidden"> {frame.waiting}</span>
              </span>
            </>
          )}
        </a>
      ))}
    </nav>
  )
}
