import type { Request, Response } from 'express'
import { ownerPaths } from '../../../client/owner/owner-paths.ts'
import { SiteFormPage } from '../../../client/owner/site/site-form.tsx'
import { doneMessage } from '../done-message.ts'
import { conflictHeading } from './field-words.ts'
import type { FoundForm } from './find-form.ts'
import { formView, type Refused } from './form-view.ts'
import { doneWords, type SiteOwner } from './show-overview.tsx'
import { formAddress, type SiteForm } from './site-forms.ts'

/** A form that was refused. `key` is the name of a new entry, `others` are errors at no field of the form. */
type RefusedForm = Refused & { key?: string | undefined; keyError?: string | undefined; others?: readonly string[] }

export function createShowForm({ show, messages, site }: SiteOwner) {
  const words = messages.site

  return async (req: Request, res: Response, { form, current }: FoundForm, refused?: RefusedForm): Promise<void> => {
    const view = formView(form, { site, messages, changes: current }, refused)
    const keyLabel = form.isNew ? form.list?.adds?.keyLabel?.[site.language] : undefined
    const key = refused?.key ?? ''
    const keyError = refused?.keyError
    const errors = [
      ...(keyError ? [{ id: 'field-key', message: keyError }] : []),
      ...view.sections.flatMap(({ fields }) => fields.flatMap(({ id, error }) => (error ? [{ id, message: error }] : []))),
      ...(refused?.others ?? []).map((message) => ({ id: 'site-form', message: words.elsewhere(message) })),
    ]
    const isConflict = refused?.conflicts !== undefined
    const isOwn = refused?.conflicts?.every(({ by }) => by === refused.me) ?? false
    const ofNew = { address: `${formAddress(form.page, form.list?.keys)}?new`, removes: undefined, lists: [], drafts: 0 }
    await show(req, res, {
      title: form.title,
      section: 'site',
      ...(refused ? { status: isConflict ? 409 : 422, errors } : { message: doneMessage(req, doneWords(words)) }),
      ...(isConflict && { message: { kind: 'news', heading: conflictHeading(words, isOwn), text: words.conflict.text } }),
      back: backOf(form),
      content: (
        <SiteFormPage
          form={form.isNew ? { ...view, ...ofNew } : view}
          {...(keyLabel !== undefined && { keyField: { label: keyLabel, value: key, error: keyError } })}
        />
      ),
      hasActions: view.sections.length > 0,
    })
  }

  function backOf({ entry, page }: SiteForm) {
    return entry ? { href: formAddress(page), text: page.label[site.language] } : { href: ownerPaths.site, text: words.title }
  }
}
