/** What draws each kind of page. Every page loads the screens that are named here; the others come in chunks of their own. */

import { MissingPostPage } from '../blog/missing-post-page.tsx'
import { type Screen, type ScreenName, type Screens, screenFor } from '../navigation/screen-for.tsx'
import { MessagePage } from '../pages/message-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { ServicePage } from '../pages/service-page.tsx'
import { ServicesPage } from '../pages/services-page.tsx'

const screens: Screens = {
  message: screenFor('message', MessagePage),
  'missing-post': screenFor('missing-post', MissingPostPage),
  'not-found': screenFor('not-found', NotFoundPage),
  service: screenFor('service', ServicePage),
  services: screenFor('services', ServicesPage),
}

/** The server does it once with all of them, the browser when it comes to such a page. */
export function provideScreens(more: Screens): void {
  Object.assign(screens, more)
}

export function findScreen(name: ScreenName): Screen {
  const screen = screens[name]
  if (!screen) throw new Error(`The screen ${name} is drawn before provideScreens was called`)
  return screen
}
