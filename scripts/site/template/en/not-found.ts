import type { Words } from 'contractor-website/content'

export const notFound: Words['notFound'] = {
  metaData: {
    title: 'Page Not Found: Try Our Services',
    description:
      'We can’t find that page. Go back to the home page, look at our services, or call us and we’ll point you to the right place.',
  },
  heading: 'We can’t find that page',
  text: 'It may have moved, or the address may have a typo.',
  prompt: 'Call us, and we’ll point you in the right direction.',
  homeLink: 'Back to the home page',
  servicesHeading: 'Or pick a service',
}
