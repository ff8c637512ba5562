import { randomBytes } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import { OverviewPage } from '../../../client/owner/site/overview-page.tsx'
import { SiteFormPage } from '../../../client/owner/site/site-form.tsx'
import { pathOf } from '../../../shared/changes/change-path.ts'
import { NotFoundError } from '../../base/errors.ts'
import type { CurrentChanges, Problems } from '../../changes/changes.ts'
import { readTextForm } from '../../requests/form-body.ts'
import { type FormFields, singleField } from '../../requests/form-fields.ts'
import type { Owner } from '../owner.ts'
import { sessionOf } from '../owner-session.ts'
import { problemText } from './field-words.ts'
import { type FormContext, formView, type Refused } from './form-view.ts'
import { overviewOf } from './overview.ts'
import { editsOf, errorsOf } from './posted-form.ts'
import { formAddress, type SiteForm, siteAddress, siteForms } from './site-forms.ts'

/** A service's texts in two languages; every field has a hash of what it was. */
const maxFormBytes = 1024 * 1024
const maxFormFields = 3_000

type SiteOwner = Pick<Owner, 'show' | 'messages' | 'changes' | 'site' | 'clock'>

/** `/owner/site/`: what is drafted, and a form for each page and entry that the schema marks. */
export function siteRoutes(owner: SiteOwner): Router {
  const { show, messages, changes, site } = owner
  const words = messages.site
  const router = Router({ caseSensitive: true, strict: true })
  const contextOf = (current: CurrentChanges): FormContext => ({ site, messages, changes: current })

  router.get(siteAddress, async (req, res) => showOverview(req, res, await changes.read()))

  router.post(siteAddress, async (req, res) => {
    const form = await readTextForm(req)
    const action = singleField(form, 'action')
    if (action === 'discard') {
      await changes.discard(pathsIn(singleField(form, 'paths')))
      return res.redirect(303, `${siteAddress}?done=discarded`)
    }
    const seen = Number(singleField(form, 'seen'))
    const { draft } = await changes.read()
    await publish(req, res, Object.keys(draft), seen)
  })

  async function publish(req: Request, res: Response, paths: string[], seen: number): Promise<void> {
    const result = await changes.publish(paths, { seen, by: sessionOf(res).email })
    if (result.status === 'published') return res.redirect(303, `${siteAddress}?done=published`)
    const current = await changes.read()
    if (result.status === 'moved') return showOverview(req, res, current, { status: 409, message: { kind: 'news', ...words.moved } })
    const text = messagesOf(current, result.problems).join(' ')
    return showOverview(req, res, current, { status: 422, message: { kind: 'news', heading: words.notPublished, text } })
  }

  async function showOverview(
    req: Request,
    res: Response,
    current: CurrentChanges,
    how: Pick<Parameters<Owner['show']>[2], 'status' | 'message'> = {},
  ) {
    const done = doneIn(req)
    await show(req, res, {
      title: words.title,
      section: 'site',
      ...(done && { message: { kind: 'done', ...done } }),
      ...how,
      content: <OverviewPage {...overviewOf(contextOf(current), { me: sessionOf(res).email, now: owner.clock.now() })} />,
    })
  }

  function doneIn(req: Request): { heading: string; text?: string } | undefined {
    const done = new URLSearchParams(req.originalUrl.split('?')[1]).get('done')
    if (done === 'published' || done === 'saved') return words[done]
    if (done === 'brought-back') return words.broughtBack
    if (done === 'undone') return words.undone
    if (done === 'unchanged') return { heading: words.unchanged }
    return done === 'discarded' ? { heading: words.discarded } : undefined
  }

  router.get('/owner/site/*rest', async (req, res, next) => {
    const current = await changes.read()
    const address = plainAddress(req)
    const isNew = isOfNewEntry(req)
    const form = isNew ? newForm(current, address)?.form : siteForms(current.drafted.places, site.language).get(address)
    if (!form) return next()
    await showForm(req, res, { form, current, isNew })
  })

  router.post('/owner/site/*rest', async (req, res, next) => {
    const posted = await readTextForm(req, maxFormBytes, maxFormFields)
    const current = await changes.read()
    const address = plainAddress(req)
    const isNew = isOfNewEntry(req)
    const key = singleField(posted, 'key')?.trim()
    const made = isNew ? newForm(current, address, key) : undefined
    const form = isNew ? made?.form : siteForms(current.drafted.places, site.language).get(address)
    if (!form) return next()
    if (singleField(posted, 'action') === 'remove') return remove(req, res, form, current)
    await save(req, res, { form, current, posted, isNew })
  })

  type Shown = { form: SiteForm; current: CurrentChanges; isNew: boolean }

  async function save(req: Request, res: Response, { form, current, posted, isNew }: Shown & { posted: FormFields }): Promise<void> {
    const { email } = sessionOf(res)
    const { edits, values } = editsOf(form, posted, isNew)
    const typed = errorsOf(form, values, messages)
    const isKeyMissing = isNew && form.list?.adds?.keyLabel !== undefined && (singleField(posted, 'key') ?? '').trim() === ''
    if (typed.size > 0 || isKeyMissing)
      return showForm(req, res, { form, current, isNew }, { values, errors: typed }, singleField(posted, 'key') ?? '')
    const result = await changes.save(edits, email)
    if (result.status === 'conflict') {
      const errors = new Map(result.conflicts.map(({ path }) => [path, words.conflict.heading]))
      return showForm(req, res, { form, current: await changes.read(), isNew }, { values, errors, conflicts: result.conflicts })
    }
    if (result.status === 'invalid') {
      const refused = { values, errors: wordedErrors(form, result.problems) }
      return showForm(req, res, { form, current, isNew }, refused, undefined, othersOf(form, current, result.problems))
    }
    if (singleField(posted, 'action') === 'publish') {
      const { draft, draftVersion } = await changes.read()
      const own = new Set(form.fields.map(({ path }) => path))
      return publish(
        req,
        res,
        Object.keys(draft).filter((path) => own.has(path) || path === entryPath(form)),
        draftVersion,
      )
    }
    const done = result.changed.length > 0 ? 'saved' : 'unchanged'
    res.redirect(303, `${form.address}?done=${done}`)
  }

  async function remove(req: Request, res: Response, form: SiteForm, current: CurrentChanges): Promise<void> {
    const path = form.list?.adds && entryPath(form)
    if (!path) throw new NotFoundError('This entry cannot be removed')
    const result = await changes.save([{ path, value: null }], sessionOf(res).email)
    if (result.status !== 'invalid') return res.redirect(303, `${siteAddress}?done=saved`)
    await showForm(
      req,
      res,
      { form, current, isNew: false },
      { values: new Map(), errors: new Map() },
      undefined,
      othersOf(form, current, result.problems),
    )
  }

  async function showForm(
    req: Request,
    res: Response,
    { form, current, isNew }: Shown,
    refused?: Refused,
    key?: string,
    others: string[] = [],
  ): Promise<void> {
    const view = formView(form, contextOf(current), refused)
    const keyLabel = isNew ? form.list?.adds?.keyLabel?.[site.language] : undefined
    const keyError = refused && keyLabel && key === '' ? words.fillIn(keyLabel) : undefined
    const fields = view.sections.flatMap((section) => section.fields)
    const errors = [
      ...(keyError ? [{ id: 'field-key', message: keyError }] : []),
      ...fields.flatMap(({ id, error }) => (error ? [{ id, message: error }] : [])),
      ...others.map((message) => ({ id: 'site-form', message: words.elsewhere(message) })),
    ]
    const isConflict = refused?.conflicts !== undefined
    const done = doneIn(req)
    const address = isNew ? `${formAddress(form.page, form.list?.keys)}?new` : view.address
    const shown = { ...view, address, ...(isNew && { removes: undefined, lists: [], drafts: 0 }) }
    await show(req, res, {
      title: form.title,
      section: 'site',
      ...(refused && { status: isConflict ? 409 : 422, errors }),
      ...(done && !refused && { message: { kind: 'done', ...done } }),
      ...(isConflict && { message: { kind: 'news', ...words.conflict } }),
      back: backOf(form),
      content: (
        <SiteFormPage form={shown} {...(keyLabel !== undefined && { keyField: { label: keyLabel, value: key ?? '', error: keyError } })} />
      ),
      hasActions: view.sections.length > 0,
    })
  }

  const backOf = ({ entry, page }: SiteForm) =>
    entry ? { href: formAddress(page), text: page.label[site.language] } : { href: siteAddress, text: words.title }

  /** The form of an entry that is not there yet: the fields that it would have. */
  function newForm(current: CurrentChanges, address: string, key?: string): { form: SiteForm } | undefined {
    const list = current.drafted.places.lists.find((one) => one.adds && formAddress(one.page, one.keys) === address)
    if (!list?.adds || list.key === undefined) return undefined
    const name = list.adds.keyLabel ? (key ?? '') : `${list.keys.at(-1)}-${randomBytes(4).toString('hex')}`
    const entry = [...list.keys, name]
    const { places } = changes.withEntry(current, pathOf(['facts', ...entry]), { [list.key]: name })
    const form = siteForms(places, site.language).get(formAddress(list.page, entry))
    return form && { form: { ...form, title: list.adds.label[site.language] } }
  }

  function wordedErrors(form: SiteForm, { fields }: Problems): Map<string, string> {
    const own = new Map(form.fields.map((one) => [one.path, one.mark.label[site.language]]))
    return new Map(
      [...fields].flatMap(([path, message]) => (own.has(path) ? [[path, problemText(words, own.get(path) ?? '', message)]] : [])),
    )
  }

  /** Errors that saving this form makes elsewhere. */
  function othersOf(form: SiteForm, current: CurrentChanges, problems: Problems): string[] {
    const own = new Set(form.fields.map(({ path }) => path))
    return messagesOf(current, { ...problems, fields: new Map([...problems.fields].filter(([path]) => !own.has(path))) })
  }

  function messagesOf({ drafted }: CurrentChanges, { fields, others }: Problems): string[] {
    const inFields = [...fields].map(([path, message]) => {
      const label = drafted.places.fields.get(path)?.mark.label[site.language] ?? path
      return problemText(words, label, message)
    })
    return [...new Set([...inFields, ...others])].slice(0, 5)
  }

  return router
}

const entryPath = ({ entry }: SiteForm) => entry && pathOf(['facts', ...entry])

const isOfNewEntry = (req: Request) => req.originalUrl.endsWith('?new')

const plainAddress = (req: Request): string => {
  const [path = ''] = req.originalUrl.split('?')
  return path.endsWith('/') ? path : `${path}/`
}

function pathsIn(json: string | undefined): string[] {
  try {
    const paths: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
  } catch {
    return []
  }
}
