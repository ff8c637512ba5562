import { Fragment, type ReactNode } from 'react'
import type { HomeSection } from '../../../shared/content/site-types.ts'
import type { ContentOf, ScreenProps } from '../../navigation/registered-screens.tsx'
import { CloseBanner } from '../../sections/close-banner.tsx'
import { Area } from './area.tsx'
import { ArticleTeasers } from './article-teasers.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Jobs } from './jobs.tsx'
import { Pair } from './pair.tsx'
import { PriceBand } from './price-band.tsx'
import { QuestionGroups } from './question-groups.tsx'
import { ServiceRows } from './service-rows.tsx'
import { Steps } from './steps.tsx'
import { Strip } from './strip.tsx'
import { Testimonials } from './testimonials.tsx'
import '../../main-chunk.ts'

type Home = ContentOf<'home'> & { build: string }

/** Renders each section; `band` is the class of its background. */
const sections: Record<HomeSection, (home: Home, band: string) => ReactNode> = {
  highlights: ({ homepage: { highlights } }, band) => highlights && <Highlights highlights={highlights} band={band} />,
  services: ({ homepage, services }, band) => homepage.services && <ServiceRows {...homepage.services} services={services} band={band} />,
  steps: ({ homepage: { steps } }, band) => steps && <Steps steps={steps} band={band} />,
  figures: ({ homepage: { figures } }, band) => figures && <Figures figures={figures} band={band} />,
  jobs: ({ homepage: { jobs, price }, estimate, work }, band) =>
    jobs && <Jobs jobs={jobs} link={price ? undefined : estimate} work={work} band={band} />,
  price: ({ homepage: { price }, estimate, build }) => price && estimate && <PriceBand price={price} estimate={estimate} build={build} />,
  pair: ({ homepage: { pair } }, band) => pair && <Pair pair={pair} band={band} />,
  strip: ({ homepage: { strip } }) => strip && <Strip pictures={strip} />,
  testimonials: ({ homepage, testimonials, reviews }, band) =>
    homepage.testimonials && <Testimonials {...homepage.testimonials} {...{ testimonials, reviews, band }} />,
  questions: ({ homepage: { questions } }, band) => questions && <QuestionGroups questions={questions} band={band} />,
  area: ({ homepage: { area } }, band) => area && <Area area={area} band={band} />,
  articles: ({ homepage, articles }, band) =>
    homepage.articles && <ArticleTeasers heading={homepage.articles.heading} articles={articles} band={band} />,
}

export function HomePage({ content, page: { build } }: ScreenProps<'home'>) {
  const { h1, subtitle, homepage, promise, estimate } = content
  return (
    <>
      <Hero h1={h1} subtitle={subtitle} hero={homepage.hero} promise={promise} estimate={estimate} />
      {alternateBackgrounds(homepage.sections).map(({ name, band }) => (
        <Fragment key={name}>{sections[name]({ ...content, build }, band)}</Fragment>
      ))}
      <CloseBanner close={homepage.close} />
    </>
  )
}

/** Sections that share the price band's background if they come right after it. */
const belowPrice: readonly HomeSection[] = ['jobs', 'figures']

/**
 * Alternates two backgrounds. The photo strip has the next section's; the price band ends on soil; highlights are always light, because
 * their drawing extends into a sunk band.
 */
function alternateBackgrounds(names: readonly HomeSection[]): { name: HomeSection; band: string }[] {
  let isSunk = true
  let isPrice = false
  return names.map((name) => {
    isPrice = name === 'price' || (isPrice && belowPrice.includes(name))
    if (isPrice) isSunk = true
    else if (name !== 'strip') isSunk = name !== 'highlights' && !isSunk
    return { name, band: `band${isSunk ? ' band-sunk' : ''}${isPrice ? ' price-more' : ''}` }
  })
}
