import type { Site } from '../../site-types.ts'

export const gallery: Site['gallery'] = {
  items: [
    { picture: 'horizontal-slat', title: 'Horizontal slat with wall lights', dimension: `6'-0"`, columns: 8, filter: 'privacy' },
    { picture: 'gate-installation', title: 'Double cedar gate', dimension: `6'-0" clear`, columns: 4, filter: 'gates' },
    { picture: 'ranch-rail', title: 'Ranch rail', dimension: `4'-0"`, columns: 4, filter: 'residential' },
    { picture: 'pool-fencing', title: 'Pool fence', dimension: `5'-0"`, columns: 4, filter: 'pool' },
    { picture: 'residential-fencing', title: 'White picket', dimension: `3'-6"`, columns: 4, filter: 'residential' },
    { picture: 'decorative-fencing', title: 'Iron between stone pillars', dimension: `6'-0"`, columns: 6, filter: 'decorative' },
    { picture: 'automated-gate-systems', title: 'Driveway gate with keypad', dimension: `14'-0" clear`, columns: 6, filter: 'gates' },
    { picture: 'privacy-fencing', title: 'Cedar with lattice top', dimension: `6'-0"`, columns: 4, filter: 'privacy' },
    { picture: 'vinyl-fencing', title: 'Vinyl privacy', dimension: `6'-0"`, columns: 8, filter: 'privacy' },
    { picture: 'commercial-fencing', title: 'Steel picket', dimension: `8'-0"`, columns: 4, filter: 'commercial' },
    { picture: 'fence-repair', title: 'Fence section repair', dimension: `8'-0" long`, columns: 4, filter: 'residential' },
    { picture: 'hero', title: 'Cedar with cap rail', dimension: `6'-0"`, columns: 4, filter: 'residential' },
  ],
  filters: [
    { id: 'all', name: 'All' },
    { id: 'residential', name: 'Residential' },
    { id: 'privacy', name: 'Privacy' },
    { id: 'gates', name: 'Gates' },
    { id: 'decorative', name: 'Decorative' },
    { id: 'pool', name: 'Pool' },
    { id: 'commercial', name: 'Commercial' },
  ],
  close: { heading: 'See a style you like?\nTell us which one.' },
}
