import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'To check any insulation contractor, even us, start with the first four. For the license, ask your city; for insurance, ask the contractor. Google Maps has reviews, and the Better Business Bureau has complaints. The Spray Polyurethane Foam Alliance shows certification, and the Colorado Secretary of State shows business filings. We may not be on the others, and a listing proves little. Each link opens a home page in a new tab. Where a site lists contractors, search for our name and city.',
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
