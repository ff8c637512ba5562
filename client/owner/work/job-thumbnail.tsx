import { pictureNames } from '../../../shared/content/job-photos.ts'
import type { DoneJob } from '../../../shared/content/site-types.ts'
import { useAssets } from '../../contexts/site-context.ts'
import { avifSources, folderOf } from '../../ui/photo-sources.ts'
import { UploadThumbnail } from './upload-thumbnail.tsx'

/** The picture that stands for a job. */
export function JobThumbnail({ job }: { job: DoneJob }) {
  const { pictures } = useAssets()
  const [photo] = job.photos ?? []
  if (photo) return <UploadThumbnail upload={photo.upload} />
  const picture = pictures[pictureNames(job)[0] ?? '']
  if (!picture) return null
  return (
    <picture>
      {avifSources(picture, '104px', false).map((source) => (
        <source key={source.srcSet} type="image/avif" {...source} />
      ))}
      <img
        className="thumbnail"
        src={`/${folderOf(picture)}/${picture.file}-${picture.isMedia ? Math.min(...picture.widths) : 800}.jpg`}
        width={104}
        height={78}
        alt=""
      />
    </picture>
  )
}
