import { type Request, type Response, Router } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { isInside } from '../../../shared/changes/change-path.ts'
import { isSameValue } from '../../../shared/changes/same-value.ts'
import { typedText } from '../../../shared/text/typed-text.ts'
import { createWallClock } from '../../base/calendar.ts'
import { NotFoundError } from '../../base/errors.ts'
import { hashesOfTheirs, valueHash } from '../../changes/value-hash.ts'
import { keepUploads } from '../../media/uploads.ts'
import { type FormFields, singleField } from '../../requests/form-fields.ts'
import { sessionOf } from '../owner-session.ts'
import { type PhotoForm, readPhotoForm } from '../photo-form.ts'
import { conflictHeading, problemsOnForm } from './field-words.ts'
import { entryPath, type FoundForm, findForm } from './find-form.ts'
import { basesIn, editsOf, errorsOf } from './posted-form.ts'
import { createShowForm } from './show-form.tsx'
import { createOverview, type SiteOwner } from './show-overview.tsx'

/** The end of the name of a picture's file field. */
const fileEnd = '|file'

/** The version of the drafts that the form showed. */
const seenIn = (fields: FormFields) => Number(singleField(fields, 'seen')) || 0

/** `/owner/site/PAGE/` and `/owner/site/PAGE/ENTRY/`: a form for each page and entry that the schema marks. */
export function formRoutes(owner: SiteOwner): Router {
  const { messages, changes, site, store, clock } = owner
  const wallClock = createWallClock(site.openingHours.timeZone)
  const { publish, showMoved } = createOverview(owner)
  const showForm = createShowForm(owner)
  const router = Router({ caseSensitive: true, strict: true })

  router.get('/owner/site/*rest', async (req, res, next) => {
    const found = await findForm(owner, req)
    if (!found) return next()
    await showForm(req, res, found)
  })

  router.post('/owner/site/*rest', async (req, res, next) => {
    const { fields, files } = await readPhotoForm(req, (name) => name.endsWith(fileEnd))
    const key = typedText(singleField(fields, 'key'))
    const found = await findForm(owner, req, key)
    if (!found) return next()
    if (singleField(fields, 'action') === 'remove') return remove(req, res, found, seenIn(fields))
    const unusable = await keepPictures(fields, files)
    await save(req, res, { ...found, posted: fields, key, unusable })
  })

  /** Puts each picture into its field. Returns the fields of those that could not be used. */
  async function keepPictures(fields: FormFields, files: PhotoForm['files']): Promise<string[]> {
    const unusable: string[] = []
    for (const name of new Set(files.map((file) => file.name))) {
      const path = name.slice(0, -fileEnd.length)
      const own = files.flatMap((file) => (file.name === name ? [file.bytes] : []))
      const [upload] = await keepUploads(store.pictures, own, fields[`${path}|prepared`] === 'yes')
      if (upload) fields[path] = JSON.stringify(upload)
      else unusable.push(path)
    }
    return unusable
  }

  type Posted = FoundForm & { posted: FormFields; key: string; unusable: string[] }

  async function save(req: Request, res: Response, { posted, key, unusable, ...found }: Posted): Promise<void> {
    const { form } = found
    const { email } = sessionOf(res)
    const { edits, values } = editsOf(form, posted, { language: site.language })
    const errors = errorsOf(form, values, { words: messages.site, language: site.language, today: wallClock(clock.now()).day })
    for (const path of unusable) errors.set(path, messages.photos.unusable)
    const keyError = form.isNew ? keyErrorOf(found, key) : undefined
    const seen = seenIn(posted)
    const shown = { bases: singleField(posted, 'bases'), seen }
    if (errors.size > 0 || keyError) return showForm(req, res, found, { values, errors, key, keyError, ...shown })
    const result = await changes.save(edits, email)
    if (result.status === 'conflict') {
      const differing = new Map(result.conflicts.map(({ path, by }) => [path, conflictHeading(messages.site, by === email)]))
      const bases = JSON.stringify({ ...basesIn(posted), ...hashesOfTheirs(result.conflicts) })
      const refused = { values, errors: differing, conflicts: result.conflicts, me: email, ...shown, bases }
      return showForm(req, res, { ...found, current: await changes.read() }, refused)
    }
    if (result.status === 'invalid') {
      const context = { site, messages, changes: found.current }
      return showForm(req, res, found, { values, key, ...shown, ...problemsOnForm(form, result.problems, context) })
    }
    if (singleField(posted, 'action') === 'publish') return publishForm(req, res, form, basesIn(posted))
    res.redirect(303, `${form.address}?done=${result.changed.length > 0 ? 'saved' : 'unchanged'}`)
  }

  /**
   * A new entry needs a name that no other entry has; otherwise saving would change that entry. It has a letter or digit, because `.` and `..`
   * are no addresses.
   */
  function keyErrorOf({ form: { list }, current }: FoundForm, key: string): string | undefined {
    const label = list?.adds?.keyLabel?.[site.language]
    if (label === undefined) return undefined
    if (!/[\p{L}\p{N}]/u.test(key)) return messages.site.fillIn(label)
    const listed = current.drafted.places.lists.find((one) => isSameValue(one.keys, list?.keys))
    return listed?.names.includes(key) ? messages.site.taken(label) : undefined
  }

  /** Drafts that somebody else has saved in the form since it was shown are not published unseen. */
  async function publishForm(req: Request, res: Response, form: FoundForm['form'], bases: Readonly<Record<string, string>>): Promise<void> {
    if (form.fields.some(({ path, value }) => Object.hasOwn(bases, path) && bases[path] !== valueHash(value)))
      return showMoved(req, res, 'publish')
    const { draft, draftVersion } = await changes.read()
    const own = new Set([...form.fields.map(({ path }) => path), entryPath(form)])
    await publish(req, res, { paths: Object.keys(draft).filter((path) => own.has(path)), seen: draftVersion })
  }

  async function remove(req: Request, res: Response, found: FoundForm, seen: number): Promise<void> {
    const path = found.form.list?.adds && entryPath(found.form)
    if (!path) throw new NotFoundError('This entry cannot be removed')
    const { draft, draftVersion } = found.current
    // Drafts inside the entry are removed with it.
    if (seen !== draftVersion && Object.keys(draft).some((one) => isInside(one, path))) return showMoved(req, res, 'remove')
    const result = await changes.save([{ path, value: null }], sessionOf(res).email)
    if (result.status !== 'invalid') return res.redirect(303, `${ownerPaths.site}?done=saved`)
    const { others } = problemsOnForm(found.form, result.problems, { site, messages, changes: found.current })
    await showForm(req, res, found, { values: new Map(), errors: new Map(), others })
  }

  return router
}
