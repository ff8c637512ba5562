import { Link } from 'react-router-dom'
import { pathOf } from '../../../shared/addresses/routes.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useSite } from '../../contexts/site-context.ts'
import type { ContentOf } from '../../navigation/registered-screens.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'

type OtherServicesProps = { current: string; articles: ContentOf<'service'>['articles'] }

/** The other services in one row of marks, and articles on this one. */
export function OtherServices({ current, articles }: OtherServicesProps) {
  const { services, language } = useSite()
  const messages = useMessages().service
  const others = services.filter(({ id }) => id !== current)
  if (others.length === 0 && articles.length === 0) return null
  return (
    <section className="band other-services">
      <div className="container">
        {others.length > 0 && (
          <>
            <h2 className="other-services-heading">{messages.others}</h2>
            <ul className="service-marks">
              {others.map(({ id, name, mark, href }) => (
                <li key={id}>
                  <Link to={href} className="service-mark">
                    <MeasuredDrawing name={mark} decorative stands />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
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
      </div>
    </section>
  )
}
