import { type FormEvent, useEffect, useRef, useState } from 'react'
import { parseContactForm } from '../../shared/contact-form.ts'
import type { ContactState } from '../../shared/page-data.ts'
import { showNotice } from '../components/notice.ts'
import { type SendResult, sendContactForm } from '../send-contact-form.ts'

/** What the page shows: the server's answer at first, then that of the last attempt. What was typed stays in the fields. */
export type ContactFormState = ContactState | SendResult

export type ContactForm = {
  state: ContactFormState
  isSending: boolean
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Takes the form over from the browser once the page is live. */
export function useContactForm(initial: ContactState): ContactForm {
  const [state, setState] = useState<ContactFormState>(initial)
  const [isSending, setSending] = useState(false)
  // A second press can come before the first one is drawn.
  const isBusy = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const send = async (fields: URLSearchParams) => {
    isBusy.current = true
    setSending(true)
    const result = await sendContactForm(fields)
    isBusy.current = false
    announce(result)
    if (!isShown.current) return
    setSending(false)
    setState(result)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const fields = fieldsOf(event.currentTarget)
    const check = parseContactForm(Object.fromEntries(fields))
    if (check.status === 'invalid') setState({ status: 'invalid', errors: check.errors })
    else void send(fields)
  }

  return { state, isSending, onSubmit }
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** One notice at a time: the last attempt's takes the place of the one before. */
function announce({ status }: SendResult): void {
  const id = 'contact-form'
  if (status === 'sent') {
    void showNotice({ id, status: 'success', title: 'Your message is with us', text: 'What happens next stands on this page.' })
  } else if (status === 'refused') {
    void showNotice({ id, status: 'error', title: 'It was not sent', text: 'Nothing is lost. Call us or try again.' })
  }
}
