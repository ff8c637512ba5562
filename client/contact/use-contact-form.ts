import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Messages } from '../../shared/language/messages.ts'
import type { ContactState } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { firstContactFieldId } from '../ui/contact-field-id.ts'
import { hideNotice, loadNotices, showNotice } from '../ui/notice.ts'
import { textFields } from '../ui/text-fields.ts'
import { loadSubmission } from './load-submission.ts'
import type { SendResult } from './send-contact-form.ts'
import { type Draft, takeDraft } from './use-draft.ts'

/** Initially the state from the server, then the result of the last attempt. The fields keep what was typed. */
export type ContactFormState = ContactState | SendResult

export type ContactForm = {
  state: ContactFormState
  /** The values that were sent. Without script they come from session storage, if available. */
  sent: Draft
  isSending: boolean
  /** Upload progress of the pictures, from 0 to 1. */
  progress: number | undefined
  /** Loads the code for sending while there is a connection. */
  onFocus(): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Handles the form in script once the page is hydrated. */
export function useContactForm(initial: ContactState): ContactForm {
  const messages = useMessages()
  const [state, setState] = useState<ContactFormState>(initial)
  const [isSending, setSending] = useState(false)
  const [progress, setProgress] = useState<number>()
  // A ref, because a second click can come before React renders the new state.
  const isBusy = useRef(false)
  const [sent, setSent] = useState<Draft>({})
  const isHere = useIsHere()

  // After sending, a link to this page starts a new inquiry. So does Back within this page.
  const { key, hash } = useLocation()
  const entry = key + hash
  const [sentEntry, setSentEntry] = useState(entry)
  if (state.status === 'sent' && entry !== sentEntry && (!hash || hash === `#${firstContactFieldId}`)) {
    setSentEntry(entry)
    setState(initial)
  }

  useEffect(() => {
    if (initial.status !== 'sent') return
    const draft = takeDraft()
    setSent(draft)
    // After a reload the draft is gone, so the event is dispatched only once.
    if (Object.keys(draft).length > 0) dispatchEvent(new Event('lead-sent'))
  }, [initial.status])

  const submit = async (form: HTMLFormElement): Promise<SendResult | undefined> => {
    const fields = textFields(form)
    const submission = await loadSubmission()
    if (!submission) return submitAsPage(form)
    submission.addOrigin(fields)
    const check = submission.parseContactForm(Object.fromEntries(fields))
    if (check.status === 'invalid') return { status: 'invalid', errors: submission.contactErrors(check.errors, messages) }
    const result = await submission.sendContactForm(fields, await submission.readyPhotos(), setProgress)
    if (result.status === 'sent') {
      // Here and not in an effect, because the visitor may have left the page by now.
      takeDraft()
      if (!result.isRepeat) dispatchEvent(new Event('lead-sent'))
      submission.clearPhotos()
      setSent(Object.fromEntries(fields))
    }
    return result
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    void submit(event.currentTarget).then((result) => {
      isBusy.current = false
      setSending(false)
      setProgress(undefined)
      if (!result) return
      notify(result, isHere(), messages)
      setSentEntry(entry)
      setState(result)
    })
  }

  const onFocus = () => {
    void loadSubmission()
    void loadNotices()
  }

  return { state, sent, isSending, progress, onFocus, onSubmit }
}

/** Fallback without the chunk: submits the form as without script, and the server responds with a page. */
function submitAsPage(form: HTMLFormElement): SendResult | undefined {
  if (!navigator.onLine) return { status: 'refused', notice: 'connection' }
  form.submit()
}

/** Whether the visitor is still on the page. Not from the router, which reports the shown page's address while the next page loads. */
function useIsHere(): () => boolean {
  const path = useRef<string>(undefined)
  useEffect(() => {
    path.current = location.pathname
    return () => {
      path.current = undefined
    }
  }, [])
  return () => path.current === location.pathname
}

/** If the visitor is still on the form's page, the page shows the result. Otherwise a notice does. */
function notify({ status }: SendResult, isHere: boolean, { form: { notices } }: Messages): void {
  const id = 'contact-form'
  if (isHere) void hideNotice(id)
  else if (status === 'sent') void showNotice({ id, status: 'success', ...notices.sent })
  else void showNotice({ id, status: 'error', ...notices.refused })
}
