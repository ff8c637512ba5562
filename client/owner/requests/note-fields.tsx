import { InputField, MessageField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import type { NoteErrors, NoteForm } from './request-views.ts'

/** The fields for a request's status and the owner's notes. */
export function NoteFields({ form, errors }: { form: NoteForm; errors: NoteErrors }) {
  const { one } = useOwner().messages.requests
  return (
    <div className="note-fields">
      <MessageField
        id="note"
        name="note"
        label={one.note}
        hint={one.noteHint}
        required={false}
        defaultValue={form.note}
        error={errors.note}
      />
      <div className="note-row">
        <InputField id="next" name="next" type="date" label={one.nextDate} required={false} defaultValue={form.next} error={errors.next} />
        <div className="dollars">
          <InputField
            id="quoted"
            name="quoted"
            label={one.quotedDollars}
            inputMode="numeric"
            required={false}
            maxLength={20}
            defaultValue={form.quoted}
            error={errors.quoted}
          />
        </div>
      </div>
    </div>
  )
}
