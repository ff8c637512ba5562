import { Actions } from '../actions.tsx'
import { DefaultButton } from '../default-button.tsx'
import { useOwner } from '../owner-context.ts'
import { PageHeading } from '../page-heading.tsx'
import { FieldInput } from './field-input.tsx'
import { Section } from './form-section.tsx'
import { Note } from './note.tsx'
import { RowList } from './row-list.tsx'
import type { FormView } from './site-view.ts'

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
          {form.sections.map((section, index) => (
            <Section key={section.fields[0]?.id} {...section} isFirst={section.heading !== form.sections[index - 1]?.heading} />
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
