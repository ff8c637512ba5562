/** What draws each kind of page. */
import { createElement } from 'react'
import { estimateModule } from './estimate-module.ts'
import { AboutPage } from './pages/about-page.tsx'
import { BlogPage } from './pages/blog-page.tsx'
import { CareersPage } from './pages/careers-page.tsx'
import { ContactPage } from './pages/contact-page.tsx'
import { DirectoriesPage } from './pages/directories-page.tsx'
import { GalleryPage } from './pages/gallery-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { MessagePage } from './pages/message-page.tsx'
import { MissingPostPage } from './pages/missing-post-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { PostPage } from './pages/post-page.tsx'
import { PrivacyPage } from './pages/privacy-page.tsx'
import { ServicePage } from './pages/service-page.tsx'
import { ServicesPage } from './pages/services-page.tsx'
import { type Screen, type ScreenName, type ScreenProps, screenFor } from './screen-for.tsx'

function EstimateScreen(props: ScreenProps<'estimate'>) {
  const { EstimatePage } = estimateModule()
  return createElement(EstimatePage, props)
}

export const screens: Record<ScreenName, Screen> = {
  about: screenFor('about', AboutPage),
  blog: screenFor('blog', BlogPage),
  careers: screenFor('careers', CareersPage),
  contact: screenFor('contact', ContactPage),
  directories: screenFor('directories', DirectoriesPage),
  estimate: screenFor('estimate', EstimateScreen),
  gallery: screenFor('gallery', GalleryPage),
  home: screenFor('home', HomePage),
  message: screenFor('message', MessagePage),
  'missing-post': screenFor('missing-post', MissingPostPage),
  'not-found': screenFor('not-found', NotFoundPage),
  post: screenFor('post', PostPage),
  privacy: screenFor('privacy', PrivacyPage),
  service: screenFor('service', ServicePage),
  services: screenFor('services', ServicesPage),
}
