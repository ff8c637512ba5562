import X from 'lucide-react/icons/x'
import type { RefObject } from 'react'
import { contactPhotos } from '../../shared/contact/contact-photos.ts'
import type { Messages } from '../../shared/messages/messages.ts'
import { useMessages } from '../messages/messages-context.ts'
import { type Photo, type PhotoProblem, removePhoto, usePhotos } from './use-photos.ts'

type PhotoListProps = {
  /** Takes the focus of a button that goes with its picture. */
  focusAfter: RefObject<HTMLElement | null>
}

/** The pictures that will go along, and what became of those that will not. */
export function PhotoList({ focusAfter }: PhotoListProps) {
  const { photos: told } = useMessages()
  const { photos, problems } = usePhotos()
  const isPreparing = photos.some(({ isReady }) => !isReady)

  const onRemove = (photo: Photo) => {
    removePhoto(photo.id)
    focusAfter.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div role="status">
        {[...new Set(problems.map((problem) => problemText(problem, told)))].map((text) => (
          <p key={text} className="field-error">
            {text}
          </p>
        ))}
        <p className="visually-hidden">{isPreparing ? told.preparing : photos.length > 0 && told.count(photos.length)}</p>
      </div>
      {photos.length > 0 && (
        <ul className="photo-list" aria-label={told.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className="photo-item">
              <PhotoFace photo={photo} label={told.one(index + 1)} />
              <button type="button" className="photo-remove" aria-label={told.remove(index + 1)} onClick={() => onRemove(photo)}>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A file that the browser cannot draw shows its name. */
function PhotoFace({ photo: { file, isReady, thumbnail }, label }: { photo: Photo; label: string }) {
  if (!thumbnail) return <span className="photo-name">{isReady ? file.name : '…'}</span>
  const { width, height } = thumbnail
  const draw = (canvas: HTMLCanvasElement | null) => canvas?.getContext('2d')?.drawImage(thumbnail, 0, 0)
  return <canvas ref={draw} width={width} height={height} role="img" aria-label={label} />
}

function problemText(problem: PhotoProblem, told: Messages['photos']): string {
  return problem.reason === 'tooMany' ? told.tooMany(contactPhotos.maxCount) : told[problem.reason](problem.name)
}
