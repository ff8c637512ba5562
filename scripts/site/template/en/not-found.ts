import type { Words } from 'contractor-website/content'

export const notFound: Words['notFound'] = {
  metaData: {
    title: 'Page Not Found | {name} in {city}',
    description: 'We can’t find that page. Go back to the home page of {name}, look at our services, or call {phoneNumber}.',
  },
  heading: 'We can’t find that page',
  text: 'It may have moved.',
  prompt: 'Call {name}, and we’ll point you in the right direction.',
  homeLink: 'Back to the home page',
  servicesHeading: 'Or pick a service',
}
