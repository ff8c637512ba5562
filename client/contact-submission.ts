/** What becomes of a form when it is sent, as one chunk: loaded when a visitor comes to the form. */
import './hydrate.tsx'

export { parseContactForm } from '../shared/contact-form.ts'
export { contactErrors } from '../shared/contact-words.ts'
export { sendContactForm } from './send-contact-form.ts'
