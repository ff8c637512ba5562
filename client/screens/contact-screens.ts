import { ContactPage } from '../pages/contact-page.tsx'
import { screenFor } from '../screen-for.tsx'

export const screens = { contact: screenFor('contact', ContactPage) }
