import { pathOfList } from '../../shared/addresses/routes.ts'
import { useSite } from '../contexts/site-context.ts'
import type { ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { JobCard } from '../sections/job-card.tsx'
import { everything, Filters, filterClasses, isShownBy } from '../ui/filters.tsx'
import { ListPager } from '../ui/list-pager.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { useGallery } from '../ui/use-gallery.ts'
import '../main-chunk.ts'

export function WorkPage({ content: { h1, subtitle, list, words, close }, page }: ScreenProps<'work'>) {
  const { language } = useSite()
  const filters = [{ id: everything, name: words.everything, count: list.jobs.length }, ...list.filters]
  const view = useGallery(
    [],
    filters.map(({ id }) => id),
  )
  const filter = filters.find(({ id }) => id === view.filter)?.id ?? everything
  return (
    <>
      <section className="gallery work" data-hydrated={view.isHydrated || undefined}>
        <div className="container">
          <PageIntro page={page} h1={h1} subtitle={subtitle}>
            {list.jobs.some(({ sample }) => sample) && <p className="second work-samples">{words.samples}</p>}
          </PageIntro>
          {list.filters.length > 1 && (
            <Filters label={words.filters} filters={filters} path={page.path} current={view.isHydrated ? filter : undefined} />
          )}
          <ul className="gallery-list" data-filtered={(view.isHydrated && filter !== everything) || undefined}>
            {list.jobs.map((job, index) => (
              <li
                key={job.href}
                className={`gallery-item work-item ${filterClasses(filters, job.services)}`}
                hidden={view.isHydrated && !isShownBy(filter, job.services)}
              >
                <JobCard job={job} heading="h2" priority={index === 0} sizes={index === 0 ? leadSizes : cardSizes} />
              </li>
            ))}
          </ul>
          <ListPager number={list.number} count={list.count} path={(number) => pathOfList('work', number, language)} words={words} />
        </div>
      </section>
      <CloseBanner close={close} />
    </>
  )
}

const leadSizes = '(min-width: 1210px) 770px, (min-width: 992px) 62vw, 100vw'
const cardSizes = '(min-width: 1210px) 570px, (min-width: 640px) 48vw, 100vw'
