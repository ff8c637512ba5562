import { Blocks } from '../components/blocks.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { Photo } from '../components/photo.tsx'
import type { ScreenProps } from '../screen-for.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { useSite } from '../site-context.ts'

export function CareersPage({ content, page }: ScreenProps<'careers'>) {
  const { careers } = content
  const { phoneNumber, telLink } = useSite()
  return (
    <>
      <section className="about-head">
        <div className="about-head-columns container">
          <div className="about-head-words">
            <PageIntro page={page} h1={content.h1} subtitle={content.subtitle} />
            <div className="prose">
              <Blocks blocks={careers.body} />
              {careers.jobs.map((job) => (
                <section key={job.title}>
                  <h2>{job.title}</h2>
                  <p>{job.description}</p>
                </section>
              ))}
            </div>
          </div>
          <div className="careers-side">
            <Photo
              name={careers.picture}
              className="tall-photo"
              priority
              sizes="(min-width: 1170px) 470px, (min-width: 992px) 40vw, calc(100vw - 40px)"
            />
            <section className="panel-deep">
              <h2 className="panel-deep-heading">{careers.callBlock.heading}</h2>
              <p>{careers.callBlock.text}</p>
              <a className="panel-deep-number" href={telLink}>
                {phoneNumber}
              </a>
            </section>
          </div>
        </div>
      </section>
      <CloseBanner close={careers.close} />
    </>
  )
}
