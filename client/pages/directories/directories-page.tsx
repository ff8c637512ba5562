import { Fragment } from 'react'
import { useMessages } from '../../contexts/messages-context.ts'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { InlineText } from '../../ui/content-text.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import '../../main-chunk.ts'

/** About a hundred directories and networks; each link opens in a new tab. */
export function DirectoriesPage({ content, page }: ScreenProps<'directories'>) {
  const { nav } = useMessages()
  const { intro, groups } = content.directories
  return (
    <>
      <section>
        <div className="container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
        </div>
      </section>
      <section className="directories">
        <div className="container">
          <p className="small-print directories-note">
            <InlineText text={intro} />
          </p>
          {groups.map((group) => (
            <section key={group.name} className="directories-group">
              <h2 className="directories-name">{group.name}</h2>
              <ul className="directories-list">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a className="directories-link" href={link.href} target="_blank" rel="noopener">
                      <BreakableName name={link.name} />
                      <span className="visually-hidden">{nav.newTab}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    </>
  )
}

/** A name in one word may wrap before its capital letters: `Chamberof` `Commerce.com`. */
function BreakableName({ name }: { name: string }) {
  const [first, ...others] = name.split(/(?<=\p{Ll})(?=\p{Lu})/u)
  return [
    first,
    ...others.map((part) => (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    )),
  ]
}
