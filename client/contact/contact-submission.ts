/** Checks and sends the contact form and its pictures. One chunk, loaded when the form is first focused. */
import '../main-chunk.ts'

export { parseContactForm } from '../../shared/contact/contact-form.ts'
export { contactErrors } from '../../shared/contact/contact-words.ts'
export { addOrigin } from './add-origin.ts'
export { PhotoList } from './photo-list.tsx'
export { sendContactForm } from './send-contact-form.ts'
export { addPhotos, clearPhotos, readyPhotos } from './use-photos.ts'
