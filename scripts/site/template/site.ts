import type { ContentSet, Site } from '../../../shared/site-types.ts'
import { about } from './about.ts'
import { articles } from './articles.ts'
import { blog } from './blog.ts'
import { careers } from './careers.ts'
import { contact } from './contact.ts'
import { directories } from './directories.ts'
import { drawings } from './drawings/drawings.ts'
import { gallery } from './gallery.ts'
import { homepage } from './homepage.ts'
import { footer, navigation } from './navigation.ts'
import { notFound } from './not-found.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { redirects } from './redirects.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { testimonials } from './testimonials.ts'
import { theme } from './theme.ts'

const site: Site = {
  ...settings,
  navigation,
  footer,
  pages,
  pictures,
  services,
  homepage,
  servicesPage: { close: { heading: 'Not sure which service?\nCall and ask us.' } },
  testimonials,
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
}

export const contentSet: ContentSet = { site, drawings }
