/** The component for each kind of page. Those listed here are in the main bundle; `provideScreens` adds the others from their chunks. */

import { MissingPostPage } from '../blog/missing-post-page.tsx'
import { type Screen, type ScreenName, type Screens, screenFor } from '../navigation/screen-for.tsx'
import { MessagePage } from '../pages/message/message-page.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { ServicePage } from '../pages/service/service-page.tsx'
import { ServicesPage } from '../pages/services/services-page.tsx'

const screens: Screens = {
  message: screenFor('message', MessagePage),
  'missing-post': screenFor('missing-post', MissingPostPage),
  'not-found': screenFor('not-found', NotFoundPage),
  service: screenFor('service', ServicePage),
  services: screenFor('services', ServicesPage),
}

/** Called once with all screens on the server, and in the browser when a page needs a chunk. */
export function provideScreens(more: Screens): void {
  Object.assign(screens, more)
}

export function findScreen(name: ScreenName): Screen {
  const screen = screens[name]
  if (!screen) throw new Error(`The screen ${name} was rendered before provideScreens was called`)
  return screen
}
