import type { ReactNode } from 'react'
import { useOwner } from './owner-context.ts'

/** Which files may be chosen. Without script, a photo is stored unchanged and may contain its location. */
export function PhotoHint({ id, children }: { id: string; children?: ReactNode }) {
  const { photos } = useOwner().messages
  return (
    <p className="field-hint" id={id}>
      {children} <span className="with-script">{photos.smallHint}</span>
      <span className="without-script">{photos.plainHint}</span>
    </p>
  )
}

type PhotoInputProps = {
  id: string
  name: string
  /** Name of the field that the script sets once the files are small. */
  preparedName: string
  /** How many may be chosen at once. Default: one. */
  most?: number
  hasError: boolean
}

/** A file field. The script makes its photos small and upright before they are sent. */
export function PhotoInput({ id, name, preparedName, most, hasError }: PhotoInputProps) {
  const { photos, work } = useOwner().messages
  return (
    <>
      <input
        id={id}
        name={name}
        type="file"
        accept="image/*"
        multiple={most !== undefined}
        className="photo-input"
        aria-invalid={hasError || undefined}
        aria-describedby={`${hasError ? `${id}-error ` : ''}${id}-hint ${id}-state`}
        data-preparing={photos.preparing}
        data-ready={photos.ready}
        data-unreadable={photos.unreadable}
        data-most={most}
        data-too-many={work.errors.tooMany}
      />
      <input type="hidden" name={preparedName} value="" />
      <p className="field-hint" id={`${id}-state`} role="status" />
    </>
  )
}
