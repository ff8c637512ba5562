import type { Site } from '../../site-types.ts'

export const notFound: Site['notFound'] = {
  metaData: {
    title: 'Page Not Found | Front Range Foam Insulation',
    description: 'There is nothing at this address. Go back to the home page, pick a service, or call us anytime about your insulation.',
  },
  variant: 'home',
  siteName: 'Front Range Foam Insulation',
  heading: '404',
  text: 'This bay is empty. The page you are looking for does not exist, or it has moved behind another wall.',
  prompt: 'Call us anytime and we will point you to the right one.',
  homeLink: 'Back To Home Page',
  drawing: 'not-found-run',
  servicesHeading: 'Or go straight to a service',
}
