/** Checking and sending the contact form, pictures included. One chunk, loaded when a visitor reaches the form. */
import '../hydrate.tsx'

export { parseContactForm } from '../../shared/contact/contact-form.ts'
export { contactErrors } from '../../shared/contact/contact-words.ts'
export { PhotoList } from './photo-list.tsx'
export { sendContactForm } from './send-contact-form.ts'
export { addPhotos, forgetPhotos, readyPhotos } from './use-photos.ts'
