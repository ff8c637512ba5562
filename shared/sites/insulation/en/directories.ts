import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'To check an insulation contractor, us included, start with the first four: Google Maps for reviews, the Better Business Bureau for complaints, the Spray Polyurethane Foam Alliance for certification and the Colorado Secretary of State for registration. We aren’t listed on all of the others. Each link opens that site’s home page in a new tab, where you can search for our name and city.',
  groups: {
    'check-first': {
      name: 'Check us here first',
    },
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
