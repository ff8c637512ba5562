import { InlineText } from '../components/inline-text.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { useMessages } from '../messages-context.ts'
import type { ScreenProps } from '../screen-for.tsx'

/** About a hundred directories and networks; each link opens in a new tab. */
export function DirectoriesPage({ content, page }: ScreenProps<'directories'>) {
  const { nav } = useMessages()
  return (
    <section className="directories">
      <div className="container">
        <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
        <p className="directories-intro">
          <InlineText text={content.directories.intro} />
        </p>
        {content.directories.groups.map((group) => (
          <section key={group.name} className="directories-group">
            <h2 className="directories-name">{group.name}</h2>
            <ul className="directories-list">
              {group.links.map((link) => (
                <li key={link.href}>
                  <a className="directories-link" href={link.href} target="_blank" rel="noopener">
                    <DirectoryName name={link.name} />
                    <span className="visually-hidden">{nav.newTab}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

/** `ChamberofCommerce.com` is too long for half a phone: such a word breaks before its last capital rather than anywhere. */
function DirectoryName({ name }: { name: string }) {
  const [, head, tail] = /^(\S+)([A-Z][a-z]\S*)$/.exec(name) ?? []
  if (!head) return name
  return (
    <>
      {head}
      <wbr />
      {tail}
    </>
  )
}
