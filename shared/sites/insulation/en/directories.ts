import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'To check an insulation contractor, us included, start with Google Maps for reviews, the Better Business Bureau for complaints and the Spray Polyurethane Foam Alliance for certification. The rest are other maps, directories, trade groups, local offices and social networks. Each link opens that site’s home page in a new tab. We aren’t listed on all of them.',
  groups: {
    'maps-and-search': {
      name: 'Maps and search',
    },
    'homes-and-contractors': {
      name: 'Homes and contractors',
    },
    'insulation-and-building-trades': {
      name: 'Insulation and building trades',
    },
    'general-directories': {
      name: 'General directories',
    },
    'reviews-and-references': {
      name: 'Reviews and references',
    },
    colorado: {
      name: 'Colorado',
    },
    social: {
      name: 'Social',
    },
  },
}
