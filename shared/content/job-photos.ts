/** Photos of a job that the owner uploaded, shown instead of the set's pictures. */
import * as v from 'valibot'
import { type Language, languageCodes } from '../language/languages.ts'
import { text } from '../schema/values.ts'
import { uploadSchema } from './media-picture.ts'
import type { DoneJob } from './site-types.ts'

export const maxJobPhotos = 8

export const jobPhotoSchema = v.object({
  upload: uploadSchema,
  /** What it shows, in each language in which the job is shown. */
  alt: v.record(v.picklist(languageCodes), text),
  /** If a job has a photo of each, they are shown as before and after. */
  role: v.optional(v.picklist(['before', 'after'])),
})

export type JobPhoto = v.InferOutput<typeof jobPhotoSchema>

/** The name under which pages know an uploaded photo. */
export const photoName = ({ upload }: JobPhoto): string => upload.hash

type PhotosOfJob = Pick<DoneJob, 'pictures' | 'comparison' | 'photos'>

/** The names of a job's pictures: the owner's photos if there are any. */
export const pictureNames = ({ pictures, photos = [] }: PhotosOfJob): readonly string[] =>
  photos.length > 0 ? photos.map(photoName) : pictures

export function comparisonOf({ comparison, photos = [] }: PhotosOfJob): { before: string; after: string } | undefined {
  if (photos.length === 0) return comparison
  const [before, after] = (['before', 'after'] as const).map((role) => photos.find((photo) => photo.role === role))
  return before && after && { before: photoName(before), after: photoName(after) }
}

export const altOf = ({ alt }: JobPhoto, language: Language): string => alt[language] ?? ''
