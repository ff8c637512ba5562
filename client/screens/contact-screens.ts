import { ContactPage } from '../contact/contact-page.tsx'
import { screenFor } from '../navigation/screen-for.tsx'

export const screens = { contact: screenFor('contact', ContactPage) }
