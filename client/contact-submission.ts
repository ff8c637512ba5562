/** Checking and sending the contact form, pictures included. One chunk, loaded when a visitor reaches the form. */
import './hydrate.tsx'

export { parseContactForm } from '../shared/contact-form.ts'
export { contactErrors } from '../shared/contact-words.ts'
export { PhotoList } from './components/photo-list.tsx'
export { addPhotos, forgetPhotos, readyPhotos } from './hooks/use-photos.ts'
export { sendContactForm } from './send-contact-form.ts'
