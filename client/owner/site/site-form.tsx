import { Actions } from '../actions.tsx'
import { DefaultButton } from '../default-button.tsx'
import { useOwner } from '../owner-context.ts'
import { PageHeading } from '../page-heading.tsx'
import { PictureThumbnail } from '../picture-thumbnail.tsx'
import { FieldInput } from './field-input.tsx'
import { Note } from './note.tsx'
import { RowList } from './row-list.tsx'
import type { FieldView, FormView } from './site-view.ts'

type SiteFormProps = { form: FormView; keyField?: { label: string; value: string; error?: string } }

/** A form made from the schema, and the lists below it. Without fields it is only lists. */
export function SiteFormPage({ form, keyField }: SiteFormProps) {
  const { site } = useOwner().messages
  const hasFields = form.sections.length > 0
  return (
    <>
      <PageHeading>{form.title}</PageHeading>
      {hasFields && (
        <form
          id="site-form"
          className="site-form container"
          method="post"
          action={form.address}
          encType={form.hasPicture ? 'multipart/form-data' : undefined}
          data-keeps={form.seen}
          noValidate
        >
          <input type="hidden" name="bases" value={form.bases} />
          <input type="hidden" name="seen" value={form.seen} />
          <DefaultButton>{site.save}</DefaultButton>
          {form.note && <Note {...form.note} />}
          {keyField && (
            <div className="form-section">
              <FieldInput
                id="field-key"
                error={keyField.error}
                input={{ kind: 'text', type: 'text', name: 'key', label: keyField.label, isOptional: false, value: keyField.value }}
              />
            </div>
          )}
          {form.sections.map(({ heading, text, fields }) => (
            <section className="form-section" key={fields[0]?.id}>
              {heading && <h2>{heading}</h2>}
              {text && <p className="field-hint">{text}</p>}
              <div className="form-rows">
                {fields.map((view) => (
                  <FieldRow key={view.id} {...view} />
                ))}
              </div>
            </section>
          ))}
          {form.shownOn.length > 0 && <ShownOn pages={form.shownOn} />}
        </form>
      )}
      {form.lists.map((list) => (
        <RowList key={(list.heading ?? '') + (list.add?.href ?? '')} {...list} />
      ))}
      {form.removes && (
        <form method="post" action={form.address} className="container remove-form">
          <input type="hidden" name="action" value="remove" />
          <input type="hidden" name="seen" value={form.seen} />
          <button type="submit" className="text-link text-link-bad">
            {form.removes}
          </button>
        </form>
      )}
      <SiteFormActions form={form} />
    </>
  )
}

function FieldRow({ id, input, language, isTranslation, error, isDraft, needsCheck, theirs, picture, note }: FieldView) {
  const { site } = useOwner().messages
  const suffix = isTranslation && language ? site.inLanguage[language] : undefined
  const isNumber = input.kind === 'text' && input.type === 'number'
  const kinds = { 'site-row-translation': isTranslation, 'site-row-number': isNumber, 'site-row-draft': isDraft }
  const classes = ['site-row', ...Object.entries(kinds).flatMap(([name, is]) => (is ? [name] : []))].join(' ')
  return (
    <div className={classes}>
      {needsCheck && <p className="field-check">{site.checkOther}</p>}
      {theirs && (
        <fieldset className="their-text">
          <label className="check-label">
            <input type="radio" name={`keep|${input.name}`} value="theirs" /> {theirs.label}
          </label>
          {theirs.picture && <PictureThumbnail picture={theirs.picture} />}
          <p className="their-words" lang={language}>
            {theirs.text}
          </p>
          <label className="check-label">
            <input type="radio" name={`keep|${input.name}`} value="mine" defaultChecked /> {site.conflict.mine}
          </label>
        </fieldset>
      )}
      <FieldInput {...{ id, input, error, suffix, picture }} lang={language} />
      {note && <Note {...note} />}
    </div>
  )
}

/** A picture's pages, with the drafts in them. */
function ShownOn({ pages }: { pages: FormView['shownOn'] }) {
  const { photos } = useOwner().messages
  return (
    <section className="form-section">
      <h2>{photos.shownOn}</h2>
      <ul>
        {pages.map(({ title, href }) => (
          <li key={href}>
            <a className="text-link" href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Preview, publish and save. From lg they are at the end of the form. */
function SiteFormActions({ form }: { form: FormView }) {
  const { site } = useOwner().messages
  if (form.sections.length === 0) return null
  return (
    <Actions>
      <a className="button button-outline" href={form.previewHref}>
        {site.preview}
      </a>
      {form.drafts > 0 && (
        <button type="submit" form="site-form" name="action" value="publish" className="button button-outline">
          {site.publishThis}
        </button>
      )}
      <button type="submit" form="site-form" className="button button-accent button-main">
        {site.save}
      </button>
    </Actions>
  )
}
