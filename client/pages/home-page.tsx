import type { PageContent } from '../../shared/page-data.ts'
import { Area } from '../sections/area.tsx'
import { ArticleTeasers } from '../sections/article-teasers.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { Figures } from '../sections/figures.tsx'
import { Hero } from '../sections/hero.tsx'
import { Highlights } from '../sections/highlights.tsx'
import { QuestionGroups } from '../sections/question-groups.tsx'
import { ServiceRows } from '../sections/service-rows.tsx'
import { Steps } from '../sections/steps.tsx'
import { Strip } from '../sections/strip.tsx'
import { Testimonials } from '../sections/testimonials.tsx'

type HomePageProps = { content: Extract<PageContent, { screen: 'home' }> }

export function HomePage({ content: { h1, subtitle, homepage, services, testimonials, articles } }: HomePageProps) {
  return (
    <>
      <Hero h1={h1} subtitle={subtitle} hero={homepage.hero} />
      <Highlights highlights={homepage.highlights} />
      <ServiceRows heading={homepage.services.heading} services={services} />
      <Steps steps={homepage.steps} />
      <Figures figures={homepage.figures} />
      <Strip pictures={homepage.strip} />
      {testimonials.length > 0 && <Testimonials {...homepage.testimonials} testimonials={testimonials} />}
      <QuestionGroups questions={homepage.questions} />
      <Area area={homepage.area} />
      {articles.length > 0 && <ArticleTeasers heading={homepage.articles.heading} articles={articles} />}
      <CloseBanner close={homepage.close} />
    </>
  )
}
