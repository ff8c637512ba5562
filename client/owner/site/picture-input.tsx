import { FieldHead } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import { PhotoHint, PhotoInput } from '../photo-input.tsx'
import { PictureThumbnail } from '../picture-thumbnail.tsx'
import type { FieldInputProps } from './field-input.tsx'

/** The current picture, a field to replace it, and a control that restores the set's own picture. */
export function PictureInput({ input, id, error, picture }: FieldInputProps) {
  const { photos } = useOwner().messages
  if (input.kind !== 'picture') return null
  return (
    <div className="field picture-field">
      <FieldHead id={id} label={input.label} hint={input.hint} error={error} />
      <PhotoHint id={`${id}-hint`} />
      {picture && <PictureThumbnail picture={picture} />}
      <input type="hidden" name={input.name} value={input.value ? JSON.stringify(input.value) : ''} />
      <PhotoInput id={id} name={`${input.name}|file`} preparedName={`${input.name}|prepared`} hasError={Boolean(error)} />
      {Boolean(input.value) && (
        <label className="check-label">
          <input type="checkbox" name={`${input.name}|remove`} value="yes" />
          {photos.backToFirst}
        </label>
      )}
    </div>
  )
}
