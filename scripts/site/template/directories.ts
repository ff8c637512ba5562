import type { Site } from '../../../shared/site-types.ts'

/** Where people can look you up. Replace each address with your own profile, and list no site where you don't have one. */
export const directories: Site['directories'] = {
  intro: 'You can look us up and compare us here. We don’t have a profile on every site. Each link opens in a new tab.',
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
