import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Use these sites to look up contractors, reviews, licenses and local rules, or to follow a business. Each link opens that site’s home page in a new tab. Search there for our name and city. Seeing a site here doesn’t mean we have a profile, a rating or a membership there. If a listing shows a different phone number for us, the right one is [{phoneNumber}]({telLink}).',
  groups: {
    'search-and-maps': {
      name: 'Search and maps',
    },
    'business-directories': {
      name: 'Business directories',
    },
    'home-services': {
      name: 'Home services',
    },
    'local-and-california': {
      name: 'Local and California',
    },
    'social-networks': {
      name: 'Social networks',
    },
    'trade-groups': {
      name: 'Trade groups',
    },
    'consumer-and-reviews': {
      name: 'Consumer and reviews',
    },
    'community-and-jobs': {
      name: 'Community and jobs',
    },
  },
}
