import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Below are maps, directories, social networks, public offices and trade groups. We have a profile on only some of them. On maps and directories, search for our name and city. Each link opens a site’s home page in a new tab. To look up our license or read our Google reviews, use the links on our [About page](/about/). If a listing shows a different phone number for us, the right one is [{phoneNumber}]({telLink}).',
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
