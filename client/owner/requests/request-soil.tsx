import { DefaultButton } from '../default-button.tsx'
import { useOwner } from '../owner-context.ts'
import { Chain } from './chain.tsx'
import { requestHref } from './list-href.ts'
import { NoteFields } from './note-fields.tsx'
import type { NoteErrors, NoteForm, RequestView } from './request-views.ts'

type SoilProps = { request: RequestView; form: NoteForm; errors: NoteErrors; hasDrawing: boolean }

export function RequestSoil({ request, form, errors, hasDrawing }: SoilProps) {
  const { one } = useOwner().messages.requests
  return (
    <section className={hasDrawing ? 'soil soil-deep' : 'soil soil-flat'} aria-labelledby="stands">
      <form method="post" action={requestHref(request.id)} className="container" noValidate data-keeps={form.version}>
        <input type="hidden" name="version" value={form.version} />
        <DefaultButton>{one.save}</DefaultButton>
        <h2 id="stands">{one.stands}</h2>
        <Chain current={form.status} />
        <NoteFields form={form} errors={errors} />
        <button type="submit" className="button button-outline">
          {one.save}
        </button>
      </form>
    </section>
  )
}
