import x from '@lucide/icons/icons/x'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { addStyles } from '../ui/add-styles.ts'
import { closeFromBackdrop } from '../ui/open-dialog.ts'
import { Photo } from '../ui/photo.tsx'
import styles from './picture-viewer.css'
import { useSwipe } from './use-swipe.ts'
import '../main-chunk.ts'
import { Icon } from '../ui/icon.tsx'

addStyles(styles)

type ViewerItem = { picture: string; title: string; dimension: string }

type PictureViewerProps = {
  items: readonly ViewerItem[]
  /** Name of the picture shown; one of `items`. */
  shown: string
  onShow(name: string): void
  onClose(): void
}

/** Shows one picture in the full window. Opens when mounted and closes when unmounted. */
export function PictureViewer({ items, shown, onShow, onClose }: PictureViewerProps) {
  const { gallery } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const index = items.findIndex(({ picture }) => picture === shown)
  const neighbor = (step: number) => items[(index + step + items.length) % items.length]
  const move = (step: 1 | -1) => {
    const next = neighbor(step)
    if (next && next.picture !== shown) onShow(next.picture)
  }
  const swipe = useSwipe(move)
  const onKeyDown = (event: KeyboardEvent) => {
    // A held key would change the address more often than Safari allows.
    if (event.repeat) return
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  const item = items[index]
  if (!item) return null
  return (
    <dialog ref={dialog} className="viewer" aria-label={gallery.viewer} onClose={onClose} onClick={closeFromBackdrop} onKeyDown={onKeyDown}>
      <div className="viewer-stage" {...swipe}>
        {distinct([neighbor(-1), item, neighbor(1)]).map(({ picture }) => (
          <div key={picture} className="viewer-picture" data-shown={picture === shown || undefined} aria-hidden={picture !== shown}>
            <Photo name={picture} sizes="(min-width: 1240px) 1200px, 100vw" />
          </div>
        ))}
      </div>
      <div className="viewer-bar">
        <p className="viewer-caption" aria-live="polite">
          <strong>{keepTogether(item.title)}</strong> <span className="viewer-dimension">{keepTogether(item.dimension)}</span>
        </p>
        <p className="viewer-count" aria-live="polite">
          {gallery.position(index + 1, items.length)}
        </p>
        {items.length > 1 && (
          <>
            <button type="button" className="icon-button viewer-button pager-previous arrow" onClick={() => move(-1)}>
              <span className="visually-hidden">{gallery.previous}</span>
            </button>
            <button type="button" className="icon-button viewer-button arrow" onClick={() => move(1)}>
              <span className="visually-hidden">{gallery.next}</span>
            </button>
          </>
        )}
        <button type="button" className="icon-button viewer-button" onClick={() => dialog.current?.close()}>
          <Icon icon={x} />
          <span className="visually-hidden">{gallery.close}</span>
        </button>
      </div>
    </dialog>
  )
}

/** The neighbors are rendered hidden to preload them. With two items both neighbors are the same picture. */
const distinct = (items: (ViewerItem | undefined)[]) => [...new Set(items.filter((item) => item !== undefined))]
