import { GalleryPage } from '../gallery/gallery-page.tsx'
import { screenFor } from '../navigation/screen-for.tsx'
import { AboutPage } from '../pages/about-page.tsx'
import { CareersPage } from '../pages/careers-page.tsx'
import { DirectoriesPage } from '../pages/directories-page.tsx'
import { PrivacyPage } from '../pages/privacy-page.tsx'

export const screens = {
  about: screenFor('about', AboutPage),
  careers: screenFor('careers', CareersPage),
  directories: screenFor('directories', DirectoriesPage),
  gallery: screenFor('gallery', GalleryPage),
  privacy: screenFor('privacy', PrivacyPage),
}
