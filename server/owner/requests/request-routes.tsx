import { type Request, type Response, Router } from 'express'
import type { OwnerMessage } from '../../../client/owner/message.tsx'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { RefusalPage } from '../../../client/owner/refusal-page.tsx'
import { ConflictPage } from '../../../client/owner/requests/conflict-page.tsx'
import { ErasePage } from '../../../client/owner/requests/erase-page.tsx'
import { listHref, requestHref } from '../../../client/owner/requests/list-href.ts'
import { RequestPage } from '../../../client/owner/requests/request-page.tsx'
import type { NoteErrors, NoteForm } from '../../../client/owner/requests/request-views.ts'
import { leadStatuses } from '../../../shared/contact/lead-statuses.ts'
import { capitalized } from '../../../shared/text/capitalized.ts'
import { dollars } from '../../../shared/text/number-text.ts'
import { HttpError, NotFoundError } from '../../base/errors.ts'
import { isMailed } from '../../leads/delivery/progress.ts'
import type { LeadNote } from '../../leads/lead-notes.ts'
import type { AdminResult } from '../../leads/owner/lead-admin.ts'
import { readTextForm } from '../../requests/form-body.ts'
import { type FormFields, singleField } from '../../requests/form-fields.ts'
import { doneMessage } from '../done-message.ts'
import type { Owner } from '../owner.ts'
import { sessionOf } from '../owner-session.ts'
import { chosenFields, formOf, parseNoteForm } from './note-form.ts'
import type { ShownRequest } from './request-view.ts'

type Exchange = { req: Request; res: Response; shown: ShownRequest }

/** One request: everything the visitor said, and what the owner does with it. */
export function requestRoutes(owner: Owner): Router {
  const { show, messages, clock, viewRequest, dates, leads } = owner
  const { admin } = leads
  const { requests } = messages
  const { one } = requests
  const router = Router({ caseSensitive: true })

  router.get('/owner/requests/:id/', async (req, res) => {
    const shown = await find(req)
    const { saved, notSpam, back, resend, status } = one.done
    const words = { saved, notSpam, back, resend, status: status(requests.statuses[shown.note.status]) }
    await showRequest({ req, res, shown }, { form: formOf(shown.note), message: doneMessage(req, words) })
  })

  router.post('/owner/requests/:id/', async (req, res) => {
    const shown = await find(req)
    const form = await readTextForm(req)
    const action = singleField(form, 'action')
    if (action === undefined) await save({ req, res, shown }, form)
    else await act({ req, res, shown }, action, singleField(form, 'confirm') === 'yes')
  })
  return router

  async function find(req: Request<{ id: string }>): Promise<ShownRequest> {
    const { id } = req.params
    if (!/^[0-9a-f]{32}$/.test(id)) throw new NotFoundError('No such request')
    const [found] = await admin.find(id)
    if (!found?.lead) throw new NotFoundError('No such request')
    const { lead, ...head } = found
    return { head, lead, note: await admin.readNote(id) }
  }

  type Shown = { form: NoteForm; errors?: NoteErrors; message?: OwnerMessage | undefined; status?: number }

  async function showRequest({ req, res, shown }: Exchange, { form, errors = {}, message, status = 200 }: Shown): Promise<void> {
    const request = viewRequest(shown, { email: sessionOf(res).email, now: clock.now() })
    await show(req, res, {
      status,
      title: request.name,
      section: 'requests',
      back: request.isSpam ? { href: listHref({ status: 'spam' }), text: requests.spam } : { href: ownerPaths.requests, text: one.back },
      hasActions: true,
      message: message ?? (request.isSpam ? { kind: 'news', ...(isMailed(shown.head.progress) ? one.marked : one.caught) } : undefined),
      errors: (['note', 'next', 'quoted'] as const).flatMap((id) => (errors[id] === undefined ? [] : [{ id, message: errors[id] }])),
      content: <RequestPage request={request} form={form} errors={errors} />,
    })
  }

  async function save(exchange: Exchange, posted: FormFields): Promise<void> {
    const { res, shown } = exchange
    const { id } = shown.head
    if (shown.head.state === 'spam') throw new HttpError(400, 'Spam has no note')
    const { form, errors, note } = parseNoteForm(chosenFields(posted, shown.note), shown.note, one.errors)
    if (Object.keys(errors).length > 0) return showRequest(exchange, { form, errors, status: 422 })
    const written = await admin.writeNote(id, { ...note, by: sessionOf(res).email }, form.version)
    if (written === undefined) return showConflict(exchange, form, note)
    const isStatus = leadStatuses.some((name) => name === singleField(posted, 'status'))
    res.redirect(303, `${requestHref(id)}?done=${isStatus ? 'status' : 'saved'}`)
  }

  /** Somebody else saved first. Their notes are read again. */
  async function showConflict({ req, res, shown: { head, lead } }: Exchange, form: NoteForm, mine: LeadNote): Promise<void> {
    const note = await admin.readNote(head.id)
    const { email } = sessionOf(res)
    const now = clock.now()
    const name = note.by === undefined || note.by === email ? undefined : ownerName(note.by)
    const request = viewRequest({ head, lead, note }, { email, now })
    const { heading, ownHeading, text } = requests.conflict
    await show(req, res, {
      status: 409,
      title: request.name,
      section: 'requests',
      back: { href: requestHref(head.id), text: request.name },
      message: { kind: 'news', heading: name === undefined ? ownHeading : heading(name), text },
      content: (
        <ConflictPage
          request={request}
          mine={{ ...form, version: note.version }}
          conflict={{
            ...{ name, when: dates.when(note.savedAt, now), theirs: formOf(note) },
            shown: { mine: textsOf(mine), theirs: textsOf(note) },
          }}
        />
      ),
    })
  }

  function textsOf({ note, next, quoted }: LeadNote) {
    return {
      note,
      next: next === undefined ? '' : dates.shortDay(next),
      quoted: quoted === undefined ? '' : dollars(quoted),
    }
  }

  async function act(exchange: Exchange, action: string, isConfirmed: boolean): Promise<void> {
    const { req, res, shown } = exchange
    const { head } = shown
    const to = requestHref(head.id)
    if (action === 'not-spam' && head.state === 'spam')
      return finish(exchange, await admin.retry(head), `${to}?done=${isMailed(head.progress) ? 'back' : 'notSpam'}`)
    if (action === 'spam') return finish(exchange, await admin.markSpam(head), `${listHref({})}?done=spam`)
    if (action === 'resend' && head.state !== 'spam') return finish(exchange, await admin.resend(head), `${to}?done=resend`)
    if (action !== 'erase') throw new HttpError(400, 'No such action')
    if (isConfirmed) return finish(exchange, await admin.erase(head), `${listHref({})}?done=erased`)
    const name = owner.words.name(shown.lead)
    await show(req, res, {
      title: one.erasing.heading(name),
      section: 'requests',
      back: { href: to, text: name },
      hasActions: true,
      content: <ErasePage id={head.id} name={name} isMailed={head.state === 'sent' || isMailed(head.progress)} />,
    })
  }

  async function finish({ req, res, shown }: Exchange, result: AdminResult, location: string): Promise<void> {
    if (result === 'done') return res.redirect(303, location)
    const { heading, text } = result === 'gone' ? one.gone : one.busy
    await show(req, res, {
      status: 409,
      title: heading,
      section: 'requests',
      back: { href: requestHref(shown.head.id), text: owner.words.name(shown.lead) },
      content: <RefusalPage heading={heading} text={text} />,
    })
  }
}

/** 'Dana' for dana@shop.example: what people on one team call each other. */
const ownerName = (email: string) => capitalized(email.split(/[@+.]/)[0] ?? email)
