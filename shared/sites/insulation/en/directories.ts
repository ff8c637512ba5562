import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Check any insulation contractor’s reviews and registration, ours included. Each link opens that site’s home page in a new tab. We aren’t on all of them, so call us if you don’t find us.',
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
