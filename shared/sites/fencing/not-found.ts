import type { Site } from '../../site-types.ts'

export const notFound: Site['notFound'] = {
  metaData: {
    title: 'Page Not Found | Simi Valley Fence & Gate',
    description:
      'This address leads nowhere. Call Simi Valley Fence & Gate, or start again from one of our eight fencing and gate services.',
  },
  variant: 'call',
  siteName: 'Simi Valley Fence & Gate',
  heading: 'We seem to have misplaced a fence',
  text: 'Sorry, the page you are looking for does not exist.',
  prompt: 'Call us. We will help you find it.',
  homeLink: 'Back To Home Page',
  drawing: 'not-found-run',
  servicesHeading: 'Or start from here',
}
