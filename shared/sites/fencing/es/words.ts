import type { Words } from '../facts.ts'
import { about } from './about.ts'
import { articles } from './articles.ts'
import { blog } from './blog.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { directories } from './directories.ts'
import { drawings } from './drawings.ts'
import { estimate } from './estimate.ts'
import { gallery } from './gallery.ts'
import { general } from './general.ts'
import { homepage } from './homepage.ts'
import { navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { services } from './services.ts'
import { terms } from './terms.ts'
import { testimonials } from './testimonials.ts'

export const words: Words = {
  ...general,
  navigation,
  pages,
  pictures,
  services,
  homepage,
  testimonials,
  about,
  careers,
  contact,
  gallery,
  blog,
  articles,
  directories,
  notFound,
  terms,
  estimate,
  drawings,
}
