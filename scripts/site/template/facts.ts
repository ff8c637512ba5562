import type { Facts, WordsOf } from '../../../shared/content/content-set.ts'
import { about } from './about.ts'
import { articles } from './articles.ts'
import { blog } from './blog.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { directories } from './directories.ts'
import { gallery } from './gallery.ts'
import { homepage } from './homepage.ts'
import { navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { redirects } from './redirects.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { terms } from './terms.ts'
import { reviews, testimonials } from './testimonials.ts'
import { theme } from './theme.ts'

export const facts = {
  ...settings,
  navigation,
  pages,
  pictures,
  services,
  homepage,
  testimonials,
  reviews,
  terms,
  about,
  careers,
  contact,
  gallery,
  blog,
  articles,
  directories,
  notFound,
  redirects,
  theme,
} as const satisfies Facts

/** The texts that each language must have. */
export type Words = WordsOf<typeof facts>
