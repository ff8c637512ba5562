import { useOwner } from '../owner-context.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Conflict, NoteForm, RequestView } from './request-views.ts'
import { StatusForm } from './status-form.tsx'

type ConflictPageProps = { request: Pick<RequestView, 'id' | 'name'>; mine: NoteForm; conflict: Conflict }

/** Shown when two people changed a request at the same time: both texts of each field that differs, to choose from. */
export function ConflictPage({ request, mine, conflict }: ConflictPageProps) {
  const { requests } = useOwner().messages
  const { one, statuses } = requests
  const { theirs, name } = conflict
  const isStatusChanged = theirs.status !== mine.status
  return (
    <>
      <PageHeading>{request.name}</PageHeading>
      <StatusForm id={request.id} version={mine.version} status={theirs.status} className="soil-flat conflict">
        {isStatusChanged && (
          <p className="request-note">
            {name === undefined
              ? requests.conflict.ownStatus(statuses[theirs.status], statuses[mine.status])
              : requests.conflict.status(name, statuses[theirs.status], statuses[mine.status])}
          </p>
        )}
        <div className="conflict-fields">
          <Field field="note" label={one.note} mine={mine.note} theirs={theirs.note} conflict={conflict} />
          <Field field="next" label={one.nextDate} mine={mine.next} theirs={theirs.next} conflict={conflict} />
          <Field field="quoted" label={one.quotedDollars} mine={mine.quoted} theirs={theirs.quoted} conflict={conflict} />
        </div>
      </StatusForm>
    </>
  )
}

type FieldProps = { field: 'note' | 'next' | 'quoted'; label: string; mine: string; theirs: string; conflict: Conflict }

function Field({ field, label, mine, theirs, conflict: { name, when, shown } }: FieldProps) {
  const words = useOwner().messages.requests.conflict
  const hidden = <input type="hidden" name={field} value={mine} />
  if (mine === theirs) return hidden
  const canKeepBoth = field === 'note' && mine !== '' && theirs !== ''
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      {hidden}
      <Text who={name === undefined ? words.saved(when) : words.theirs(name, when)} text={shown.theirs[field]} />
      <Text who={words.mine} text={shown.mine[field]} isMine />
      {canKeepBoth && <Choice field={field} value="both" label={words.keepBoth} isChosen />}
      <Choice field={field} value="theirs" label={name === undefined ? words.keepSaved : words.keepTheirs(name)} isChosen={mine === ''} />
      <Choice field={field} value="mine" label={words.keepMine} isChosen={!canKeepBoth && mine !== ''} />
    </fieldset>
  )
}

function Text({ who, text, isMine = false }: { who: string; text: string; isMine?: boolean }) {
  const words = useOwner().messages.requests.conflict
  return (
    <div className={isMine ? 'conflict-text conflict-mine' : 'conflict-text'}>
      <p className="conflict-who">{who}</p>
      <p className="said" dir="auto">
        {text === '' ? words.empty : text}
      </p>
    </div>
  )
}

function Choice({ field, value, label, isChosen }: { field: string; value: string; label: string; isChosen: boolean }) {
  return (
    <label className="check-label">
      <input type="radio" name={`keep-${field}`} value={value} defaultChecked={isChosen} />
      {label}
    </label>
  )
}
