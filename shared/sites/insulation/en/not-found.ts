import type { Words } from 'contractor-website/content'

export const notFound: Words['notFound'] = {
  metaData: {
    title: 'Page Not Found | Front Range Foam Insulation',
    description:
      'We can’t find that page. Go back to the home page, pick an insulation service, or call us and we’ll point you to the right place.',
  },
  heading: '404',
  text: 'We can’t find that page. It may have moved, or the address may\u00a0have\u00a0a\u00a0typo.',
  prompt: 'Call us and we’ll help you find it.',
  homeLink: 'Back To Home Page',
  servicesHeading: 'Or pick a service',
}
