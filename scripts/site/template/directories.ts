import type { Facts } from 'contractor-website/content'

/** Where people can look you up. Replace each address with your own profile, and list no site where you don't have one. */
export const directories = {
  groups: [
    {
      id: 'maps',
      links: [
        { name: 'Google Maps', href: 'https://www.google.com/maps' },
        { name: 'Apple Maps', href: 'https://maps.apple.com/' },
        { name: 'OpenStreetMap', href: 'https://www.openstreetmap.org/' },
      ],
    },
    {
      id: 'directories',
      links: [
        { name: 'Yelp', href: 'https://www.yelp.com/' },
        { name: 'Angi', href: 'https://www.angi.com/' },
        { name: 'Houzz', href: 'https://www.houzz.com/' },
      ],
    },
  ],
} as const satisfies Facts['directories']
