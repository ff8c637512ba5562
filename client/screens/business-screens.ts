import { GalleryPage } from '../gallery/gallery-page.tsx'
import { screenFor } from '../navigation/screen-for.tsx'
import { AboutPage } from '../pages/about/about-page.tsx'
import { CareersPage } from '../pages/careers/careers-page.tsx'
import { DirectoriesPage } from '../pages/directories/directories-page.tsx'
import { OwnPage } from '../pages/own/own-page.tsx'
import { PrivacyPage } from '../pages/privacy/privacy-page.tsx'

export const screens = {
  about: screenFor('about', AboutPage),
  careers: screenFor('careers', CareersPage),
  directories: screenFor('directories', DirectoriesPage),
  gallery: screenFor('gallery', GalleryPage),
  own: screenFor('own', OwnPage),
  privacy: screenFor('privacy', PrivacyPage),
}
