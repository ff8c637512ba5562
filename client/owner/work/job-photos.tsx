import { mediaPicture } from '../../../shared/content/media-picture.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { InputField, Select } from '../../ui/field.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { useOwner } from '../owner-context.ts'
import { PhotoHint, PhotoInput } from '../photo-input.tsx'
import { PictureThumbnail } from '../picture-thumbnail.tsx'
import { Rows } from '../site/row-list.tsx'
import type { RowView } from '../site/site-view.ts'
import type { JobErrors, JobInput } from './job-view.ts'

type JobPhotosProps = {
  photos: JobInput['photos']
  /** The pictures of the set that the job has while there are no photos. */
  pictures: readonly RowView[]
  languages: readonly Language[]
  errors: JobErrors
  most: number
}

/** The photos with their descriptions, and a field to add more. The script makes new photos small and upright. */
export function JobPhotos({ photos, pictures, languages, errors, most }: JobPhotosProps) {
  const { work, site } = useOwner().messages
  return (
    <fieldset className="form-rows">
      <legend className="field-label">{work.photos}</legend>
      <div className="field">
        <label className="field-label" htmlFor="photos">
          {work.addPhotos}
        </label>
        <PhotoHint id="photos-hint">{work.photosHint(most)}</PhotoHint>
        {errors.has('photos') && <FieldError id="photos-error" error={errors.get('photos') ?? ''} />}
        <PhotoInput id="photos" name="photos" preparedName="prepared" most={most} hasError={errors.has('photos')} />
      </div>
      {pictures.length > 0 && (
        <div>
          <p className="field-hint">{work.setPictures}</p>
          <Rows rows={[...pictures]} />
        </div>
      )}
      {photos.map((photo, index) => {
        const id = `photo-${index}`
        return (
          <div key={photo.upload.hash} className="job-photo">
            <input type="hidden" name={id} value={JSON.stringify(photo.upload)} />
            <PictureThumbnail picture={mediaPicture(photo.upload, '')} />
            <div className="form-rows">
              {languages.map((language) => {
                const altId = `${id}-alt-${language}`
                const label = languages.length > 1 ? `${work.shows}, ${site.inLanguage[language]}` : work.shows
                return (
                  <InputField
                    key={altId}
                    id={altId}
                    name={altId}
                    label={label}
                    defaultValue={photo.alt[language] ?? ''}
                    required={false}
                    error={errors.get(altId)}
                  />
                )
              })}
              <div className="job-photo-row">
                <Select
                  name={`${id}-role`}
                  aria-label={work.role}
                  options={(['', 'before', 'after'] as const).map((role) => ({ value: role, label: work.roles[role] }))}
                  defaultValue={photo.role}
                />
                {photos.length > 1 && (
                  <Select
                    name={`${id}-order`}
                    aria-label={work.order}
                    options={photos.map((_, place) => ({ value: String(place + 1), label: work.photo(place + 1) }))}
                    defaultValue={String(index + 1)}
                  />
                )}
                <label className="check-label">
                  <input type="checkbox" name={`${id}-remove`} value="yes" />
                  {work.remove}
                </label>
              </div>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
