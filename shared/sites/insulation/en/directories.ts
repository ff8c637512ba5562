import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Use these sites to look up insulation contractors, read reviews or check a company’s registration. Each link opens that site’s home page in a new tab, and we may not have a profile there.',
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
