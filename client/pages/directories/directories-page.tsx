import { Fragment } from 'react'
import { useMessages } from '../../contexts/messages-context.ts'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { InlineText } from '../../ui/inline-text.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import '../../main-chunk.ts'

/** About a hundred directories and networks; each link opens in a new tab. */
export function DirectoriesPage({ content, page }: ScreenProps<'directories'>) {
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
                    <DirectoryLink {...link} />
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
export function DirectoryLink({ name, href }: { name: string; href: string }) {
  const { nav } = useMessages()
  const [first, ...others] = name.split(/(?<=\p{Ll})(?=\p{Lu})/u)
  return (
    // Chromium puts a space in the link's name for each `wbr`, so it has a label.
    <a className="directories-link" href={href} target="_blank" rel="noopener" aria-label={name + nav.newTab}>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </a>
  )
}
