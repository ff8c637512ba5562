import { Link } from 'react-router-dom'
import { pathOf } from '../../../shared/addresses/routes.ts'
import type { PageContent } from '../../../shared/pages/page-data.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useSite } from '../../contexts/site-context.ts'
import { Band } from '../../ui/band.tsx'
import { CardDate } from '../../ui/card-date.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

type Teasers = Extract<PageContent, { screen: 'home' }>['articles']

/** Featured articles with picture, date and excerpt; on phones, only their titles. */
export function ArticleTeasers({ heading, articles, band }: { heading: string; articles: Teasers; band: string }) {
  const { language } = useSite()
  const { blog } = useMessages()
  return (
    <Band className={`article-band ${band}`} labelledBy="articles-heading">
      <SectionHeading id="articles-heading" heading={heading} link={{ href: pathOf('blog', language), label: blog.all }} />
      <div className="article-teasers">
        {articles.map(({ slug, title, excerpt, createdAt, dates, picture }) => (
          <article className="article-teaser" key={slug}>
            {picture && (
              <Photo
                className="article-teaser-photo"
                name={picture}
                sizes="(min-width: 1210px) 470px, (min-width: 768px) 50vw, 100vw"
                alt=""
              />
            )}
            <div className="article-teaser-words">
              <CardDate createdAt={createdAt} dates={dates} />
              <h3 className="article-teaser-title">
                <Link className="stretched-link" to={pathOf('post', language, slug)}>
                  {keepTogether(title)}
                </Link>
              </h3>
              <p className="second">{keepTogether(excerpt)}</p>
            </div>
          </article>
        ))}
      </div>
    </Band>
  )
}
