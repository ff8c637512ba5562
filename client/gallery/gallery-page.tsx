import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pathOf } from '../../shared/addresses/routes.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { useAssets, useHasPage, useSite } from '../contexts/site-context.ts'
import { connectionLost, isReachable } from '../navigation/connection.ts'
import type { ContentOf, ScreenProps } from '../navigation/registered-screens.tsx'
import { CloseBanner } from '../sections/close-banner.tsx'
import { RecentJobs } from '../sections/recent-jobs.tsx'
import { everything, Filters, filterClasses, isShownBy } from '../ui/filters.tsx'
import { PageIntro } from '../ui/page-intro.tsx'
import { Photo } from '../ui/photo.tsx'
import { pictureFragment } from '../ui/picture-fragment.ts'
import { useGallery } from '../ui/use-gallery.ts'
import { useNearbyModule } from '../ui/use-nearby-module.ts'
import { GalleryPair } from './gallery-pair.tsx'
import { firstRowOf, rowHeights } from './gallery-rows.ts'
import { pictureSizes } from './picture-sizes.ts'
import '../main-chunk.ts'

type Content = ContentOf<'gallery'>['gallery']
type Item = Content['items'][number]

const loadViewer = () => import('./picture-viewer.tsx')

export function GalleryPage({ content: { h1, subtitle, gallery, work }, page }: ScreenProps<'gallery'>) {
  const view = useGallery(
    gallery.items.map(({ picture }) => picture),
    gallery.filters.map(({ id }) => id),
  )
  const section = useRef<HTMLElement>(null)
  const viewer = useNearbyModule(section, loadViewer)
  const filter = gallery.filters.find(({ id }) => id === view.filter)?.id ?? everything
  const heights = rowHeights(gallery.items)
  useFocusReturn(view.shown)
  const clicked = useRef<string>(undefined)
  const open = async (picture: string, href: string) => {
    const address = location.href
    clicked.current = picture
    const code = await loadViewer().catch(() => undefined)
    const canFollow = code !== undefined || (await isReachable(href))
    // By now the visitor may have clicked another picture or left.
    if (clicked.current !== picture || location.href !== address) return
    if (code) view.open(picture)
    else if (canFollow) location.assign(href)
    else dispatchEvent(new Event(connectionLost))
  }
  const firstRow = firstRowOf(gallery.items)
  const pictures = gallery.items.map((item, index) => (
    <li
      key={item.picture}
      // Once hydrated, this fragment opens the viewer instead of scrolling here.
      id={view.isHydrated ? undefined : pictureFragment(item.picture)}
      className={`gallery-item gallery-item-${item.columns} gallery-item-${heights[index]} ${filterClasses(gallery.filters, [item.filter])}`}
      hidden={view.isHydrated && !isShownBy(filter, [item.filter])}
    >
      <GalleryPicture
        item={item}
        sizes={heights[index] === 'tall' && item.columns === 4 ? portraitSizes : pictureSizes[item.columns]}
        isFirst={index === 0}
        onOpen={open}
      />
    </li>
  ))
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
              count: [...gallery.items, ...gallery.pairs].filter((entry) => isShownBy(id, [entry.filter])).length,
            }))}
            path={page.path}
            current={view.isHydrated ? filter : undefined}
          />
          <ul className="gallery-list" data-filtered={(view.isHydrated && filter !== everything) || undefined}>
            {pictures.slice(0, firstRow)}
            {gallery.pairs.map((pair) => (
              <GalleryPair
                key={pair.id}
                pair={pair}
                columns={gallery.pairs.length > 1 ? 6 : 12}
                filterClasses={filterClasses(gallery.filters, [pair.filter])}
                hidden={view.isHydrated && !isShownBy(filter, [pair.filter])}
              />
            ))}
            {pictures.slice(firstRow)}
          </ul>
          {gallery.note && <p className="small-print gallery-note">{keepTogether(gallery.note)}</p>}
          {work && <RecentJobs work={work} />}
        </div>
        {view.shown && viewer && (
          <viewer.PictureViewer
            items={gallery.items.filter((item) => isShownBy(filter, [item.filter]) || item.picture === view.shown)}
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

/** A four-column picture beside an eight-column one has a portrait frame, so the landscape picture is loaded wider than the frame. */
const portraitSizes = '(min-width: 1170px) 660px, (min-width: 640px) 57vw, calc(100vw - 40px)'

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
