import x from '@lucide/icons/icons/x'
import type { RefObject } from 'react'
import { contactPhotos } from '../../shared/contact/contact-photos.ts'
import type { Messages } from '../../shared/language/messages.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { addStyles } from '../ui/add-styles.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './photo-list.css'
import { type Photo, type PhotoProblem, removePhoto, usePhotos } from './use-photos.ts'

addStyles(styles)

type PhotoListProps = {
  /** Takes the focus when a picture and its button are removed. */
  focusAfter: RefObject<HTMLElement | null>
}

/** The pictures to send, and why others were rejected. */
export function PhotoList({ focusAfter }: PhotoListProps) {
  const messages = useMessages().photos
  const { photos, problems } = usePhotos()
  const isPreparing = photos.some(({ isReady }) => !isReady)

  const onRemove = (photo: Photo) => {
    removePhoto(photo.id)
    focusAfter.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div role="status">
        {[...new Set(problems.map((problem) => problemText(problem, messages)))].map((text) => (
          <p key={text} className="field-error">
            {text}
          </p>
        ))}
        <p className="visually-hidden">{isPreparing ? messages.preparing : photos.length > 0 && messages.count(photos.length)}</p>
      </div>
      {photos.length > 0 && (
        <ul className="photo-list" aria-label={messages.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className="photo-item">
              <PhotoPreview photo={photo} label={messages.one(index + 1)} />
              <button type="button" className="photo-remove" aria-label={messages.remove(index + 1)} onClick={() => onRemove(photo)}>
                <Icon icon={x} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A thumbnail, or the file's name if the browser cannot decode it. */
function PhotoPreview({ photo: { file, isReady, thumbnail }, label }: { photo: Photo; label: string }) {
  if (!thumbnail) return <span className="photo-name">{isReady ? file.name : '…'}</span>
  const { width, height } = thumbnail
  const draw = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(thumbnail, 0, 0)
  return <canvas ref={draw} width={width} height={height} role="img" aria-label={label} />
}

function problemText(problem: PhotoProblem, messages: Messages['photos']): string {
  return problem.reason === 'tooMany' ? messages.tooMany(contactPhotos.maxCount) : messages[problem.reason](problem.name)
}
