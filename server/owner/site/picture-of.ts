import * as v from 'valibot'
import type { Keys } from '../../../shared/changes/change-path.ts'
import { mediaPicture, uploadSchema } from '../../../shared/content/media-picture.ts'
import type { Picture } from '../../../shared/content/used-assets.ts'
import type { FormContext } from './form-view.ts'

/** What a picture field shows: the owner's picture, or without one the file of the set. */
export function pictureOf(keys: Keys, value: unknown, { changes }: Pick<FormContext, 'changes'>): Picture | undefined {
  const upload = v.safeParse(uploadSchema, value)
  if (upload.success) return mediaPicture(upload.output, '')
  return changes.builtPictures[keys.at(-2) ?? '']
}
