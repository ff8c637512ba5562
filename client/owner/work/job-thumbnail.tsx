import { pictureNames } from '../../../shared/content/job-photos.ts'
import { mediaPicture } from '../../../shared/content/media-picture.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import { useAssets } from '../../contexts/site-context.ts'
import { PictureThumbnail } from '../picture-thumbnail.tsx'

/** A job's first picture, as a thumbnail. */
export function JobThumbnail({ job }: { job: DoneJob }) {
  const { pictures } = useAssets()
  const [photo] = job.photos ?? []
  const picture = photo ? mediaPicture(photo.upload, '') : pictures[pictureNames(job)[0] ?? '']
  return picture ? <PictureThumbnail picture={picture} /> : null
}
