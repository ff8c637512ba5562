import type { Request } from 'express'
import { maxJobPhotos } from '../../shared/content/job-photos.ts'
import { mediaWidths } from '../../shared/content/media-picture.ts'
import { readTextForm } from '../requests/form-body.ts'
import { type FormFields, noFields } from '../requests/form-fields.ts'
import { readMultipart } from '../requests/multipart-form.ts'

/** Enough for a service's texts in two languages, with a hash of the old value of each field. */
const limits = { maxTextBytes: 1024 * 1024, maxParts: 3_000 }
const maxBytes = 24_000_000
/** One more than is allowed, so that too many are noticed. */
const maxFiles = maxJobPhotos * mediaWidths.length + 1

export type PhotoForm = { fields: FormFields; files: { name: string; bytes: Buffer }[] }

/** Reads a form that may have photos. The browser has made them small, so they are held in memory. */
export async function readPhotoForm(req: Request, isFileField: (name: string) => boolean): Promise<PhotoForm> {
  if (!req.is('multipart/form-data')) return { fields: await readTextForm(req, limits.maxTextBytes, limits.maxParts), files: [] }
  const fields = noFields()
  const files: PhotoForm['files'] = []
  const onFile = async (content: AsyncIterable<Buffer>, name: string) => {
    const chunks: Buffer[] = []
    for await (const chunk of content) chunks.push(chunk)
    if (files.length < maxFiles) files.push({ name, bytes: Buffer.concat(chunks) })
  }
  await readMultipart(req, { fields, isFileField, onFile, signal: AbortSignal.timeout(120_000), maxBytes, ...limits })
  return { fields, files }
}
