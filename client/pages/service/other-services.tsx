import { Link } from 'react-router-dom'
import { pathOf } from '../../../shared/addresses/routes.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useSite } from '../../contexts/site-context.ts'
import { ServiceLinks } from '../../layout/service-links.tsx'
import type { ContentOf } from '../../navigation/registered-screens.tsx'
import { Band } from '../../ui/band.tsx'

type OtherServicesProps = { current: string; articles: ContentOf<'service'>['articles'] }

/** The other services in one row of marks, and articles on this one. */
export function OtherServices({ current, articles }: OtherServicesProps) {
  const { services, language } = useSite()
  const messages = useMessages().service
  const hasOthers = services.some(({ id }) => id !== current)
  if (!hasOthers && articles.length === 0) return null
  return (
    <Band className="band other-services">
      {hasOthers && (
        <>
          <h2 className="other-services-heading">{messages.others}</h2>
          <ServiceLinks className="service-marks" except={current} />
        </>
      )}
      {articles.length > 0 && (
        <>
          <h2 className="other-services-heading">{messages.articles}</h2>
          <ul className="related-articles">
            {articles.map((article) => (
              <li key={article.slug} className="related-article">
                <h3>
                  <Link to={pathOf('post', language, article.slug)} className="card-link arrow">
                    {keepTogether(article.title)}
                  </Link>
                </h3>
                <p className="second">{keepTogether(article.excerpt)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Band>
  )
}
