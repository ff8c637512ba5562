import type { MouseEvent, Ref } from 'react'
import { useMessages } from '../contexts/messages-context.ts'
import { Problem } from './problem.tsx'

type ErrorSummaryProps = {
  ref?: Ref<HTMLElement>
  /** In the order of the fields; `id` is the field's id. */
  errors: { id: string; message: string }[]
}

/** Lists all errors of a form; each one links to its field. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const { form } = useMessages()
  return (
    <Problem ref={ref} heading={form.problem}>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a className="problem-link" href={`#${id}`} onClick={goToField(id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Problem>
  )
}

/** Like following the link, but also scrolls to the label and leaves the address unchanged. */
const goToField = (id: string) => (event: MouseEvent) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.closest('.field')?.scrollIntoView({ block: 'nearest' })
  field.focus({ preventScroll: true })
}
