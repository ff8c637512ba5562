import type { Words } from '../facts.ts'

export const directories: Words['directories'] = {
  intro:
    'Use these sites to look up insulation contractors, read reviews or check a company’s registration. We don’t have a profile on all of them. Each link opens in a new tab.',
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
