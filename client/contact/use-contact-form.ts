import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Messages } from '../../shared/messages/messages.ts'
import type { ContactState } from '../../shared/pages/page-data.ts'
import { useMessages } from '../messages/messages-context.ts'
import { loadNotices, showNotice } from '../ui/notice.ts'
import { loadSubmission } from './load-submission.ts'
import type { SendResult } from './send-contact-form.ts'
import { type Draft, takeDraft } from './use-draft.ts'

/** What the page shows: the server's answer at first, then that of the last attempt. What was typed stays in the fields. */
export type ContactFormState = ContactState | SendResult

export type ContactForm = {
  state: ContactFormState
  /** What was typed into the form that was sent, where the tab has kept it. */
  sent: Draft
  isSending: boolean
  /** How much of the pictures has gone out, from 0 to 1. */
  progress: number | undefined
  /** Loads what sending needs, while the connection is there. */
  onFocus(): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Takes the form over from the browser once the page is live. */
export function useContactForm(initial: ContactState): ContactForm {
  const messages = useMessages()
  const [state, setState] = useState<ContactFormState>(initial)
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState<number>()
  // A second press can come before the first one is drawn.
  const isBusy = useRef(false)

  const [sent, setSent] = useState<Draft>({})

  // Who comes here again by a link has something else to say.
  const { key, hash } = useLocation()
  const [visit, setVisit] = useState(key)
  if (key !== visit) {
    setVisit(key)
    if (state.status === 'sent' && !hash) setState(initial)
  }

  useEffect(() => {
    if (state.status === 'sent') setSent(takeDraft())
  }, [state.status])

  const submit = async (form: HTMLFormElement): Promise<SendResult | undefined> => {
    const fields = fieldsOf(form)
    const submission = await loadSubmission()
    if (!submission) return submitAsPage(form)
    const check = submission.parseContactForm(Object.fromEntries(fields))
    if (check.status === 'invalid') return { status: 'invalid', errors: submission.contactErrors(check.errors, messages) }
    setSending(true)
    const sent = await submission.sendContactForm(fields, await submission.readyPhotos(), setProgress)
    if (sent.status === 'sent') submission.forgetPhotos()
    return sent
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    void submit(event.currentTarget).then((result) => {
      isBusy.current = false
      if (!result) return
      announce(result, messages)
      setSending(false)
      setProgress(undefined)
      setState(result)
    })
  }

  const onFocus = () => {
    void loadSubmission()
    void loadNotices()
  }

  return { state, sent, isSending, progress, onFocus, onSubmit }
}

/** A browser asks only once for a chunk that did not come: the form goes as it does without script, to a page with the answer. */
function submitAsPage(form: HTMLFormElement): SendResult | undefined {
  if (!navigator.onLine) return { status: 'refused', notice: 'connection' }
  form.submit()
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** One notice at a time: the last attempt's takes the place of the one before. */
function announce({ status }: SendResult, { form: { notices } }: Messages): void {
  const id = 'contact-form'
  if (status === 'sent') {
    void showNotice({ id, status: 'success', ...notices.sent })
  } else if (status === 'refused') {
    void showNotice({ id, status: 'error', ...notices.refused })
  }
}
