import plus from '@lucide/icons/icons/plus'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { contactPhotos } from '../../shared/contact/contact-photos.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { contactPhotosId } from '../ui/contact-field-id.ts'
import { Icon } from '../ui/icon.tsx'
import { loadedSubmission, loadSubmission } from './load-submission.ts'

type PhotoFieldProps = {
  /** A sentence that says which pictures are useful. */
  hint: string
  /** The rejected form had pictures, which must be chosen again. */
  hadPhotos?: boolean
}

/** `null` if the chunk failed to load: the fields keep their files, and the form works as without script. */
type Code = Awaited<ReturnType<typeof loadSubmission>> | null

/** A file field, and one for the camera. Once the page is hydrated, chosen files move to a list of thumbnails that the visitor can remove. */
export function PhotoField({ hint, hadPhotos }: PhotoFieldProps) {
  const messages = useMessages().photos
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<Code>(loadedSubmission)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void takeFiles(currentTarget, setCode)

  useEffect(() => {
    // Take files chosen before hydration.
    for (const { current } of [input, camera]) if (current) void takeFiles(current, setCode)
  }, [])

  const field = { type: 'file', className: 'photo-input', accept: 'image/*', onChange } as const
  return (
    <div className="photo-field" data-script={code === null ? 'failed' : undefined}>
      <div className="photo-target">
        <input
          {...field}
          ref={input}
          id={contactPhotosId}
          name={contactPhotos.name}
          multiple
          aria-describedby={`${contactPhotosId}-hint`}
        />
        <label htmlFor={contactPhotosId} className="field-box photo-look">
          <Icon icon={plus} />
          <span className="field-label">
            {messages.add} <span className="field-optional">{messages.upTo(contactPhotos.maxCount)}</span>
          </span>
          <span id={`${contactPhotosId}-hint`} className="second">
            {hint}
          </span>
        </label>
      </div>
      <label className={`photo-camera button button-outline ${code === null ? '' : 'needs-script'}`}>
        {/* Has a name only if its pictures can't move to the list, because duplicate field names confuse form fillers and testing tools. */}
        <input
          {...field}
          ref={camera}
          id={`${contactPhotosId}-camera`}
          name={code === null ? contactPhotos.name : undefined}
          capture="environment"
        />
        {messages.take}
      </label>
      {hadPhotos && <p className="field-error">{messages.again}</p>}
      {code && <code.PhotoList focusAfter={input} />}
    </div>
  )
}

async function takeFiles(input: HTMLInputElement, onCode: (code: Code) => void): Promise<void> {
  if (!input.files?.length) return
  const code = await loadSubmission()
  onCode(code ?? null)
  if (!code) return
  code.addPhotos(input.files)
  // Empty the input, so that the same file can be chosen again and no file is sent twice.
  input.value = ''
}
