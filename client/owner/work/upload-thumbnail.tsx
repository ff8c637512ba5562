import type { Upload } from '../../../shared/content/media-picture.ts'

export function UploadThumbnail({ upload: { hash, widths } }: { upload: Upload }) {
  return <img className="thumbnail" src={`/media/${hash}-${Math.min(...widths)}.jpg`} width={104} height={78} alt="" />
}
