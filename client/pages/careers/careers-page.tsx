import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import type { ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { Blocks } from '../../ui/blocks.tsx'
import { Chain } from '../../ui/chain.tsx'
import { NumberLink } from '../../ui/number-link.tsx'
import { PageIntro } from '../../ui/page-intro.tsx'
import { RuledList } from '../../ui/ruled-list.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TallPhoto } from '../../ui/tall-photo.tsx'
import '../../main-chunk.ts'
import { Band } from '../../ui/band.tsx'

export function CareersPage({ content, page }: ScreenProps<'careers'>) {
  const { careers } = content
  const messages = useMessages().careers
  return (
    <>
      <section className="careers-head">
        <div className="careers-head-columns container">
          <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
          <TallPhoto name={careers.picture} />
          <div className="careers-head-words">
            <div className="prose">
              <Blocks blocks={careers.body} />
            </div>
            {careers.jobs.map((job) => (
              <section className="job" key={job.title}>
                <h2 className="job-title">{job.title}</h2>
                <p>{job.description}</p>
                <RuledList
                  rows={[
                    { label: messages.pay, value: messages.payRange(job.pay) },
                    { label: messages.benefits, value: job.benefits },
                    { label: messages.applyBy, value: job.applyBy },
                  ]}
                />
              </section>
            ))}
          </div>
          <section className="phone-block band-deep careers-call">
            <h2 className="careers-call-heading">{careers.callBlock.heading}</h2>
            <p>{keepTogether(careers.callBlock.text)}</p>
            <NumberLink className="large-number phone-block-number" />
          </section>
        </div>
      </section>
      {careers.day && (
        <Band className="band band-sunk" labelledBy="day-heading">
          <SectionHeading id="day-heading" heading={careers.day.heading} />
          <Chain parts={careers.day.parts} />
        </Band>
      )}
      <CloseBanner close={careers.close} />
    </>
  )
}
