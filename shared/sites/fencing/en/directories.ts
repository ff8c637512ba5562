import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'These are sites where you can look up a contractor, a license or a local rule. If a site below has reviews of us, our service pages link to them. On the rest, we may not have a profile, a rating or a membership. Each link opens that site’s home page in a new tab; search there for our name and city. If a listing shows a different phone number for us, the right one is [{phoneNumber}]({telLink}).',
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
