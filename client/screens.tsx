import type { ComponentType } from 'react'
import type { PageData } from '../shared/pages/page-data.ts'
import { MissingPostPage } from './blog/missing-post-page.tsx'
import { registerRichText } from './blog/rich-text-module.ts'
import { registerScreen, type ScreenName, type ScreenProps } from './navigation/registered-screens.tsx'
import { MessagePage } from './pages/message/message-page.tsx'
import { NotFoundPage } from './pages/not-found/not-found-page.tsx'
import './main-chunk.ts'

type Content<Name extends ScreenName> = ComponentType<ScreenProps<Name>>

/**
 * The component of each screen, in `NAME-page.tsx`. Screens imported dynamically are separate chunks and import `main-chunk.ts`; the build
 * finds them by name.
 */
const screens: { [Name in ScreenName]: () => Content<Name> | Promise<Content<Name>> } = {
  about: async () => (await import('./pages/about/about-page.tsx')).AboutPage,
  blog: async () => (await import('./blog/blog-page.tsx')).BlogPage,
  careers: async () => (await import('./pages/careers/careers-page.tsx')).CareersPage,
  contact: async () => (await import('./contact/contact-page.tsx')).ContactPage,
  directories: async () => (await import('./pages/directories/directories-page.tsx')).DirectoriesPage,
  estimate: async () => (await import('./estimate/estimate-page.tsx')).EstimatePage,
  gallery: async () => (await import('./gallery/gallery-page.tsx')).GalleryPage,
  home: async () => (await import('./pages/home/home-page.tsx')).HomePage,
  job: async () => (await import('./work/job-page.tsx')).JobPage,
  message: () => MessagePage,
  'missing-post': () => MissingPostPage,
  'not-found': () => NotFoundPage,
  own: async () => (await import('./pages/own/own-page.tsx')).OwnPage,
  post: async () => (await import('./blog/post-page.tsx')).PostPage,
  privacy: async () => (await import('./pages/privacy/privacy-page.tsx')).PrivacyPage,
  service: async () => (await import('./pages/service/service-page.tsx')).ServicePage,
  services: async () => (await import('./pages/services/services-page.tsx')).ServicesPage,
  work: async () => (await import('./work/work-page.tsx')).WorkPage,
}

/** Loads what a page needs before it is rendered, on the server and in the browser. */
export async function loadPageCode({ content }: PageData): Promise<void> {
  const richText = content.screen === 'post' && content.post.body.kind === 'rich-text' ? import('./blog/rich-text-chunk.ts') : undefined
  await loadScreen(content.screen)
  if (richText) registerRichText(await richText)
}

async function loadScreen<Name extends ScreenName>(name: Name): Promise<void> {
  registerScreen(name, await screens[name]())
}
