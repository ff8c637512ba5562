import { useOwner } from '../owner-context.ts'
import type { RequestView } from './request-views.ts'

export function RequestPhotos({ request: { photos, photosLeft } }: { request: RequestView }) {
  const { one } = useOwner().messages.requests
  return (
    <div>
      <ul className="request-photos">
        {photos.map(({ href, isShown }, index) => (
          <li key={href}>
            <a href={href} className={isShown ? 'request-photo' : 'text-link'}>
              {isShown ? <img src={href} alt={one.photo(index + 1)} loading="lazy" /> : one.photo(index + 1)}
            </a>
          </li>
        ))}
      </ul>
      {photosLeft > 0 && <p className="request-note">{one.photosLeft(photosLeft, photos.length)}</p>}
    </div>
  )
}
