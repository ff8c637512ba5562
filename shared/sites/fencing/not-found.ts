import type { Site } from '../../site-types.ts'

export const notFound: Site['notFound'] = {
  metaData: {
    title: 'Page Not Found | Simi Valley Fence & Gate',
    description: 'This page doesn’t exist. Call Simi Valley Fence & Gate, or start with one of our eight fence and gate services.',
  },
  variant: 'call',
  siteName: 'Simi Valley Fence & Gate',
  heading: 'Looks like we’ve misplaced a fence',
  text: 'Sorry, the page you are looking for does not exist.',
  prompt: 'Call us, and we’ll help you find what you need.',
  homeLink: 'Back To Home Page',
  drawing: 'not-found-run',
  servicesHeading: 'Or pick a service',
}
