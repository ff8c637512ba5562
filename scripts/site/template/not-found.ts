import type { Site } from '../../../shared/site-types.ts'

export const notFound: Site['notFound'] = {
  metaData: {
    title: 'Page Not Found: Try Our Services',
    description:
      'We can’t find that page. Go back to the home page, look at our services, or call us and we’ll point you to the right place.',
  },
  // `call` shows the drawing and the number, `home` a large heading and a link to the home page.
  variant: 'call',
  siteName: 'Sample Business',
  heading: 'We can’t find that page',
  text: 'It may have moved, or the address may have a typo.',
  prompt: 'Call us, and we’ll point you in the right direction.',
  homeLink: 'Back to the home page',
  drawing: 'not-found-run',
  servicesHeading: 'Or pick a service',
}
