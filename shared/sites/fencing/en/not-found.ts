import type { Words } from 'contractor-website/content'

export const notFound: Words['notFound'] = {
  metaData: {
    title: 'Page Not Found | Simi Valley Fence & Gate',
    description:
      'This page doesn’t exist. Call Simi Valley Fence & Gate, or start with one of our {services.count} fence and gate services.',
  },
  heading: 'Looks like we’ve misplaced a fence',
  text: 'Sorry, the page you are looking for does not exist.',
  prompt: 'Call us, and we’ll help you find what you need.',
  homeLink: 'Back To Home Page',
  servicesHeading: 'Or pick a service',
}
