import { pictureNames } from '../../../shared/content/job-photos.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import { useAssets } from '../../document/site-context.ts'
import { UploadThumbnail } from './upload-thumbnail.tsx'

/** The picture that stands for a job. */
export function JobThumbnail({ job }: { job: DoneJob }) {
  const { pictures } = useAssets()
  const [photo] = job.photos ?? []
  if (photo) return <UploadThumbnail upload={photo.upload} />
  const picture = pictures[pictureNames(job)[0] ?? '']
  return picture ? <img className="thumbnail" src={`/assets/${picture.file}-320.webp`} width={104} height={78} alt="" /> : null
}
