/** Every screen as a chunk of its own; loaded when a visitor goes there. */
import { type Screen, type ScreenName, screenFor } from './screen-for.tsx'

const loaders: Record<ScreenName, () => Promise<Screen>> = {
  about: async () => screenFor('about', (await import('./pages/about-page.tsx')).AboutPage),
  blog: async () => screenFor('blog', (await import('./pages/blog-page.tsx')).BlogPage),
  careers: async () => screenFor('careers', (await import('./pages/careers-page.tsx')).CareersPage),
  contact: async () => screenFor('contact', (await import('./pages/contact-page.tsx')).ContactPage),
  directories: async () => screenFor('directories', (await import('./pages/directories-page.tsx')).DirectoriesPage),
  gallery: async () => screenFor('gallery', (await import('./pages/gallery-page.tsx')).GalleryPage),
  home: async () => screenFor('home', (await import('./pages/home-page.tsx')).HomePage),
  message: async () => screenFor('message', (await import('./pages/message-page.tsx')).MessagePage),
  'missing-post': async () => screenFor('missing-post', (await import('./pages/missing-post-page.tsx')).MissingPostPage),
  'not-found': async () => screenFor('not-found', (await import('./pages/not-found-page.tsx')).NotFoundPage),
  post: async () => screenFor('post', (await import('./pages/post-page.tsx')).PostPage),
  service: async () => screenFor('service', (await import('./pages/service-page.tsx')).ServicePage),
  services: async () => screenFor('services', (await import('./pages/services-page.tsx')).ServicesPage),
}

const loaded = new Map<ScreenName, Screen>()

/** The component of a screen: at once when its chunk has been loaded before. */
export function loadScreen(name: ScreenName): Screen | Promise<Screen> {
  return (
    loaded.get(name) ??
    loaders[name]().then((screen) => {
      loaded.set(name, screen)
      return screen
    })
  )
}
