import '../../main-chunk.ts'
import Check from 'lucide-react/icons/check'
import { Link } from 'react-router-dom'
import { pathOf } from '../../../shared/pages/routes.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../document/messages-context.ts'
import { useHasPage, usePath, useSite } from '../../document/site-context.ts'
import type { ContentOf, ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { JobList } from '../../sections/job-list.tsx'
import { PhoneBlock } from '../../sections/phone-block.tsx'
import { ServiceIndex } from '../../sections/service-index.tsx'
import { TestimonialQuote } from '../../sections/testimonial-quote.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Questions } from '../../ui/questions.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Terms } from '../../ui/terms.tsx'
import { RecentJobs } from '../../work/recent-jobs.tsx'

export function ServicePage({ content, page }: ScreenProps<'service'>) {
  const { service } = content
  const { header, phoneNumber, scheduleCall } = useSite()
  const messages = useMessages()
  const quotePath = usePath('contact')
  const { run, body, includes, priceFactors, questions, close } = service.page
  return (
    <>
      <section className="service-head">
        <div className="service-head-words container">
          <PageIntro page={page} h1={service.page.h1} subtitle={service.page.subtitle}>
            <div className="service-actions">
              <CallButton label={messages.call(phoneNumber)} size="main" />
              <Link to={quotePath} className="button button-outline button-main">
                {header.quoteLabel}
              </Link>
            </div>
          </PageIntro>
        </div>
        <Photo name={service.picture} className="service-head-photo" priority sizes="(min-width: 992px) 53vw, 100vw" />
        {run && (
          <div className="run">
            <MeasuredDrawing name={run} stands />
          </div>
        )}
      </section>
      <section className="band band-sunk service-body">
        <div className="with-sidebar container">
          <div className="prose">
            <Blocks blocks={body} />
            <h2>{keepTogether(includes.heading)}</h2>
            <ul className="check-list">
              {includes.items.map((item) => (
                <li key={item}>
                  <Check aria-hidden="true" />
                  {keepTogether(item)}
                </li>
              ))}
            </ul>
            <h2>{priceFactors.heading}</h2>
            <Blocks blocks={priceFactors.body} />
            {content.estimate && (
              <p className="estimate-link">
                <ArrowLink href={content.estimate.href}>{content.estimate.label}</ArrowLink>
              </p>
            )}
            {content.jobs.length > 0 && (
              <>
                <h3>{messages.jobs.example}</h3>
                <JobList jobs={content.jobs} />
              </>
            )}
            {content.terms.length > 0 && (
              <>
                <h2>{messages.terms}</h2>
                <Terms rows={content.terms} />
              </>
            )}
            {content.testimonial && (
              <div className="service-testimonial">
                <TestimonialQuote testimonial={content.testimonial} />
              </div>
            )}
            <h2>{questions.heading}</h2>
            <Questions items={questions.items} />
            <CallButton label={scheduleCall} size="main" className="schedule-call" />
          </div>
          <aside className="sidebar" aria-label={messages.nav.aside}>
            <div className="sidebar-inner">
              <ServiceIndex current={service.id} />
              <PhoneBlock />
            </div>
          </aside>
        </div>
      </section>
      {content.work && (
        <section className="band service-work">
          <div className="container">
            <RecentJobs work={content.work} />
          </div>
        </section>
      )}
      <RelatedWork content={content} />
      <CloseBanner close={close} />
    </>
  )
}

function RelatedWork({ content: { service, gallery, articles } }: { content: ContentOf<'service'> }) {
  const { language } = useSite()
  const hasGallery = useHasPage('gallery')
  const messages = useMessages()
  if (gallery.length === 0 && articles.length === 0) return null
  return (
    <section className="band related">
      <div className="container">
        <SectionHeading
          heading={service.page.related.heading}
          link={hasGallery ? { href: pathOf('gallery', language), label: messages.gallery.title } : undefined}
        />
        <ul className="related-pictures">
          {gallery.map((item) => (
            <li key={item.picture} className="related-picture">
              <figure>
                <Photo name={item.picture} sizes="(min-width: 1170px) 700px, (min-width: 768px) 60vw, calc(100vw - 40px)" />
                <figcaption>
                  <strong>{keepTogether(item.title)}</strong> {keepTogether(item.dimension)}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {articles.length > 0 && (
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
        )}
      </div>
    </section>
  )
}
