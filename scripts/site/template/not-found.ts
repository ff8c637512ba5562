import type { Site } from '../../../shared/site-types.ts'

export const notFound: Site['notFound'] = {
  metaData: {
    title: 'Page Not Found: Nothing Is Built Here',
    description: 'There is nothing at this address. Go back to the home page, look at our services, or call and we tell you where it went.',
  },
  // `call` shows the drawing and the number, `home` a large heading and a link to the home page.
  variant: 'call',
  siteName: 'Sample Business',
  heading: 'Nothing is built here',
  text: 'The page you are looking for has moved, or it was never there.',
  prompt: 'Call us and we point you to the right one.',
  homeLink: 'Back to the home page',
  drawing: 'not-found-run',
  servicesHeading: 'Or look at what we do',
}
