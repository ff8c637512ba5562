import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useHasPage, usePath } from '../../contexts/site-context.ts'
import { Photo } from '../../ui/photo.tsx'
import { pictureFragment } from '../../ui/picture-fragment.ts'

/** A full-width row of photographs, scrollable on small screens. Each links to its picture in the gallery, if there is one. */
export function Strip({ pictures }: { pictures: HomeSections['strip'] }) {
  const { gallery } = useMessages()
  const galleryPath = usePath('gallery')
  const hasGallery = useHasPage('gallery')
  return (
    <section className="strip" aria-label={gallery.strip}>
      <ul className="strip-list">
        {pictures.map(({ picture, title, detail }) => (
          <li className="strip-item" key={picture}>
            <StripLink to={hasGallery ? `${galleryPath}#${pictureFragment(picture)}` : undefined}>
              <Photo className="strip-photo" name={picture} sizes="(min-width: 992px) 50vw, 375px" />
              <span className="strip-caption">
                <strong>{keepTogether(title)}</strong>
                {` ${keepTogether(detail)}`}
              </span>
            </StripLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StripLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <div className="strip-link">{children}</div>
  return (
    <Link to={to} className="strip-link">
      {children}
    </Link>
  )
}
