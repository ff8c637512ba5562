import triangleAlert from '@lucide/icons/icons/triangle-alert'
import { useMessages } from '../contexts/messages-context.ts'
import { Icon } from './icon.tsx'

/** The error message of a field; the field refers to it by `id`. */
export function FieldError({ id, error }: { id: string; error: string }) {
  const { form } = useMessages()
  return (
    <p className="field-error" id={id}>
      <Icon icon={triangleAlert} />
      <span>
        <span className="visually-hidden">{form.error} </span>
        {error}
      </span>
    </p>
  )
}
