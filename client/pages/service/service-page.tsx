import '../../main-chunk.ts'
import type { ChapterId } from '../../../shared/pages/chapters.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useSite } from '../../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { RecentJobs } from '../../sections/recent-jobs.tsx'
import { Band } from '../../ui/band.tsx'
import { CallButton } from '../../ui/call-button.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { Photo } from '../../ui/photo.tsx'
import { QuoteLink } from '../../ui/quote-link.tsx'
import { Chapter } from './chapter.tsx'
import { ChapterNav } from './chapter-nav.tsx'
import { ChapterParts } from './chapter-parts.tsx'
import { OtherServices } from './other-services.tsx'
import { PayChapter } from './pay-chapter.tsx'
import { TrustChapter } from './trust-chapter.tsx'

/** A service in chapters: what to choose from, how it is built, what it costs, why to trust us. */
export function ServicePage({ content, page }: ScreenProps<'service'>) {
  const { chapters, choose, body, close } = content.service.page
  const names = { ...useMessages().service.chapters, ...chapters }
  const ids: ChapterId[] = choose ? ['choose', 'build', 'pay', 'trust'] : ['build', 'pay', 'trust']
  const label = (id: ChapterId) => `${ids.indexOf(id) + 1} · ${names[id]}`
  return (
    <div className="service-page">
      <ServiceHead content={content} page={page} />
      <ChapterNav label={names.label} chapters={ids.map((id) => ({ id, name: names[id] }))} />
      {choose && (
        <Chapter id="choose" label={label('choose')} blocks={choose}>
          {(blocks) => <ChapterParts blocks={blocks} />}
        </Chapter>
      )}
      <Chapter id="build" label={label('build')} blocks={body} isSunk>
        {(blocks) => <ChapterParts blocks={blocks} pictures={content.gallery} />}
      </Chapter>
      <PayChapter label={label('pay')} content={content} />
      <TrustChapter label={label('trust')} content={content} />
      {content.work && (
        <Band className="band service-work">
          <RecentJobs work={content.work} />
        </Band>
      )}
      <OtherServices current={content.service.id} articles={content.articles} />
      <CloseBanner close={close} />
    </div>
  )
}

function ServiceHead({ content: { service, proofs }, page }: { content: ContentOf<'service'>; page: ScreenProps<'service'>['page'] }) {
  const { phoneNumber } = useSite()
  const messages = useMessages()
  const { h1, subtitle, run } = service.page
  return (
    <>
      <section className="service-head">
        <div className="service-head-words container">
          <PageIntro page={page} h1={h1} subtitle={subtitle}>
            <div className="service-actions">
              <CallButton label={messages.call(phoneNumber)} size="main" />
              <QuoteLink className="button button-outline button-main" />
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
      {proofs.length > 0 && (
        <div className="proofs band-sunk">
          <ul className="proofs-list container">
            {proofs.map(({ strong, text }) => (
              <li key={strong}>
                <strong>{keepTogether(strong)}</strong> <span>{keepTogether(text)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
