import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useMessages } from '../document/messages-context.ts'

/** The error message of a field; the field refers to it by `id`. */
export function FieldError({ id, error }: { id: string; error: string }) {
  const { form } = useMessages()
  return (
    <p className="field-error" id={id}>
      <TriangleAlert aria-hidden="true" />
      <span>
        <span className="visually-hidden">{form.error} </span>
        {error}
      </span>
    </p>
  )
}
