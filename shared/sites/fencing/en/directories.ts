import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Our license is on the state’s site (CSLB), and our reviews have their own page: both links are on the [About page](/about/). Below are maps, directories, social networks, public offices and trade groups. On many of these sites, we have no profile. Each link opens a home page in a new tab. On maps and directories, search for our name and city. If a listing shows a different phone number for us, the right one is [{phoneNumber}]({telLink}).',
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
