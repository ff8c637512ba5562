import type { Site } from '../../../shared/site-types.ts'

/** Where the business can be looked up. Replace each address by that of the business's own entry. */
export const directories: Site['directories'] = {
  intro: 'Where you can look us up and compare us. Every link leaves this site and opens in a new tab.',
  groups: [
    {
      name: 'Maps',
      links: [
        { name: 'Google Maps', href: 'https://www.google.com/maps' },
        { name: 'Apple Maps', href: 'https://maps.apple.com/' },
        { name: 'OpenStreetMap', href: 'https://www.openstreetmap.org/' },
      ],
    },
    {
      name: 'Directories',
      links: [
        { name: 'Yelp', href: 'https://www.yelp.com/' },
        { name: 'Angi', href: 'https://www.angi.com/' },
        { name: 'Houzz', href: 'https://www.houzz.com/' },
      ],
    },
  ],
}
