import Plus from 'lucide-react/icons/plus'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { contactPhotos } from '../../shared/contact/contact-photos.ts'
import { useMessages } from '../messages/messages-context.ts'
import { loadedSubmission, loadSubmission } from './load-submission.ts'

type PhotoFieldProps = {
  /** Which pictures help. */
  hint: string
  /** The form came back with errors, and its pictures are gone. */
  hadPhotos?: boolean | undefined
}

const id = 'contact-photos'

/** `null` when the chunk failed to load: the field keeps its files, and the form works as it does without script. */
type Code = Awaited<ReturnType<typeof loadSubmission>> | null

/** A file field. Once the page is live, chosen files move to a list of thumbnails that the visitor can remove. */
export function PhotoField({ hint, hadPhotos }: PhotoFieldProps) {
  const { photos: told } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<Code>(loadedSubmission)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void takeFiles(currentTarget, input.current, setCode)

  useEffect(() => {
    // Chosen before the page was live.
    if (input.current) void takeFiles(input.current, input.current, setCode)
  }, [])

  const field = { type: 'file', className: 'photo-input', accept: 'image/*', onChange } as const
  return (
    <div className="photo-field" data-plain={code === null ? '' : undefined}>
      <div className="photo-target">
        <input {...field} ref={input} id={id} name={contactPhotos.name} multiple aria-describedby={`${id}-hint`} />
        <label htmlFor={id} className="field-box photo-look">
          <Plus aria-hidden="true" />
          <span className="field-label">
            {told.add} <span className="field-optional">{told.upTo(contactPhotos.maxCount)}</span>
          </span>
          <span id={`${id}-hint`} className="second">
            {hint}
          </span>
        </label>
      </div>
      <label className="photo-camera button button-outline needs-script">
        <input {...field} capture="environment" />
        {told.take}
      </label>
      {hadPhotos && <p className="field-error">{told.again}</p>}
      {code && <code.PhotoList focusAfter={input} />}
    </div>
  )
}

async function takeFiles(input: HTMLInputElement, posted: HTMLInputElement | null, onCode: (code: Code) => void): Promise<void> {
  if (!input.files?.length) return
  const code = await loadSubmission()
  onCode(code ?? null)
  if (!code) {
    // The camera's field has no name, so its files would not be sent.
    if (posted) posted.files = input.files
    return
  }
  code.addPhotos(input.files)
  // The same file can be chosen again, and nothing goes twice.
  input.value = ''
}
