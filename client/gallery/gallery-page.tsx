import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pathOf } from '../../shared/addresses/routes.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useAssets, useHasPage, useSite } from '../contexts/site-context.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { RecentJobs } from '../sections/recent-jobs.tsx'
import { Comparison } from '../ui/comparison.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Photo } from '../ui/photo.tsx'
import { useNearbyModule } from '../ui/use-nearby-module.ts'
import { Filters } from './filters.tsx'
import { pictureFragment } from './picture-fragment.ts'
import { useGallery } from './use-gallery.ts'
import '../main-chunk.ts'

type Content = ContentOf<'gallery'>['gallery']
type Item = Content['items'][number]

const loadViewer = () => import('./picture-viewer.tsx')

const matchesFilter = (item: Item, filter: string | undefined) => !filter || filter === 'all' || item.filter === filter

export function GalleryPage({ content: { h1, subtitle, gallery, work }, page }: ScreenProps<'gallery'>) {
  const view = useGallery(
    gallery.items.map(({ picture }) => picture),
    gallery.filters.map(({ id }) => id),
  )
  const section = useRef<HTMLElement>(null)
  const viewer = useNearbyModule(section, loadViewer)
  const filter = gallery.filters.find(({ id }) => id === view.filter)?.id ?? 'all'
  const heights = rowHeights(gallery.items)
  useFocusReturn(view.shown)
  const clicked = useRef<string>(undefined)
  const open = async (picture: string, href: string) => {
    const address = location.href
    clicked.current = picture
    const code = await loadViewer().catch(() => undefined)
    // By now the visitor may have clicked another picture or left.
    if (clicked.current !== picture || location.href !== address) return
    if (code) view.open(picture)
    else location.assign(href)
  }
  return (
    <>
      <section ref={section} className="gallery" data-hydrated={view.isHydrated || undefined}>
        <div className="container">
          <PageIntro page={page} h1={h1} subtitle={subtitle} />
          <Filters
            label={useMessages().gallery.filters}
            filters={gallery.filters.map(({ id, name }) => ({
              id,
              name,
              count: gallery.items.filter((item) => matchesFilter(item, id)).length,
            }))}
            path={page.path}
            current={view.isHydrated ? filter : undefined}
          />
          <ul className="gallery-list" data-filtered={(view.isHydrated && filter !== 'all') || undefined}>
            {gallery.items.map((item, index) => (
              <li
                key={item.picture}
                // Once hydrated, this fragment opens the viewer instead of scrolling here.
                id={view.isHydrated ? undefined : pictureFragment(item.picture)}
                className={`gallery-item gallery-item-${item.columns} gallery-item-${heights[index]} in-1 in-${filterNumber(gallery, item)}`}
                hidden={view.isHydrated && !matchesFilter(item, filter)}
              >
                <GalleryPicture
                  item={item}
                  sizes={heights[index] === 'tall' && item.columns === 4 ? portraitSizes : sizesOf[item.columns]}
                  isFirst={index === 0}
                  onOpen={open}
                />
              </li>
            ))}
          </ul>
          {gallery.note && <p className="small-print gallery-note">{keepTogether(gallery.note)}</p>}
          {gallery.pairs.length > 0 && <GalleryPairs pairs={gallery.pairs} />}
          {work && <RecentJobs work={work} />}
        </div>
        {view.shown && viewer && (
          <viewer.PictureViewer
            items={gallery.items.filter((item) => matchesFilter(item, filter) || item.picture === view.shown)}
            shown={view.shown}
            onShow={view.show}
            onClose={view.close}
          />
        )}
      </section>
      <CloseBanner close={gallery.close} />
    </>
  )
}

function GalleryPairs({ pairs }: { pairs: Content['pairs'] }) {
  return (
    <div className="gallery-pairs">
      <h2>{useMessages().comparison.heading}</h2>
      {pairs.map(({ id, before, after, title, dimension }) => (
        <figure key={id}>
          <Comparison before={before} after={after} sizes={sizesOf[pairs.length > 1 ? 6 : 12]} />
          <figcaption className="gallery-caption">
            <strong>{keepTogether(title)}</strong> <span className="gallery-dimension">{keepTogether(dimension)}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

const filterNumber = ({ filters }: Content, item: Item) => filters.findIndex(({ id }) => id === item.filter) + 1

type GalleryPictureProps = { item: Item; sizes: string; isFirst: boolean; onOpen(picture: string, href: string): void }

function GalleryPicture({ item, sizes, isFirst, onOpen }: GalleryPictureProps) {
  const file = useAssets().pictures[item.picture]?.file
  const { language } = useSite()
  const { gallery } = useMessages()
  const estimatePath = useHasPage('estimate') ? pathOf('estimate', language) : undefined
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(item.picture, event.currentTarget.href)
  }
  return (
    <figure>
      <a id={linkId(item.picture)} className="gallery-link" href={`/assets/${file}-1600.jpg`} onClick={open} data-opens="">
        <Photo name={item.picture} sizes={sizes} priority={isFirst} />
      </a>
      <figcaption className="gallery-caption">
        <strong>{keepTogether(item.title)}</strong> <span className="gallery-dimension">{keepTogether(item.dimension)}</span>
        {(item.price || (estimatePath && item.estimate)) && (
          <span className="gallery-price">
            {item.price && <span>{keepTogether(item.price)}</span>}{' '}
            {estimatePath && item.estimate && (
              <Link to={`${estimatePath}?${item.estimate}`} aria-label={`${gallery.estimate}: ${item.title}`}>
                {gallery.estimate}
              </Link>
            )}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

const sizesOf = {
  4: '(min-width: 1170px) 370px, (min-width: 640px) 32vw, calc(100vw - 40px)',
  6: '(min-width: 1170px) 570px, (min-width: 640px) 48vw, calc(100vw - 40px)',
  8: '(min-width: 1170px) 770px, (min-width: 640px) 64vw, calc(100vw - 40px)',
  12: '(min-width: 1210px) 1170px, calc(100vw - 40px)',
} as const

/** A four-column picture beside an eight-column one has a portrait frame, so the landscape picture is loaded wider than the frame. */
const portraitSizes = '(min-width: 1170px) 660px, (min-width: 640px) 57vw, calc(100vw - 40px)'

type RowHeight = 'tall' | 'middle' | 'low'

/** All pictures in a row have the same height, which depends on the widest one. */
function rowHeights(items: readonly Item[]): RowHeight[] {
  const heights: RowHeight[] = []
  let row: Item[] = []
  for (const item of items) {
    row.push(item)
    if (row.reduce((sum, { columns }) => sum + columns, 0) < 12) continue
    heights.push(...row.map(() => heightOf(row)))
    row = []
  }
  return [...heights, ...row.map(() => heightOf(row))]
}

function heightOf(row: readonly Item[]): RowHeight {
  const widest = Math.max(...row.map(({ columns }) => columns))
  if (widest === 8) return 'tall'
  return widest === 6 ? 'middle' : 'low'
}

const linkId = (picture: string) => `open-${picture}`

/** When the viewer closes, focuses the picture it showed last. */
function useFocusReturn(shown: string | undefined) {
  const last = useRef(shown)
  useEffect(() => {
    const closed = last.current
    last.current = shown
    if (shown || !closed) return
    // After Back the browser itself still moves the focus to the fragment, so run after it.
    const timer = setTimeout(() => document.getElementById(linkId(closed))?.focus())
    return () => clearTimeout(timer)
  }, [shown])
}
