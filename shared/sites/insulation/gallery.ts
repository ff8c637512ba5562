import type { Site } from '../../site-types.ts'

/** Captions end with a dimension of the framing: a thickness of foam would have to carry its R-value. */
export const gallery: Site['gallery'] = {
  items: [
    { picture: 'hero', title: 'Attic, foamed on both slopes', dimension: '24" o.c.', columns: 8, filter: 'attics' },
    { picture: 'crawl-space-insulation', title: 'Crawl space, walls and liner', dimension: `3'-0" high`, columns: 4, filter: 'walls' },
    { picture: 'residential-insulation', title: 'Stud wall, nearly filled', dimension: '16" o.c.', columns: 6, filter: 'walls' },
    {
      picture: 'commercial-insulation',
      title: 'Steel building, roof and walls',
      dimension: `14'-0" eave`,
      columns: 6,
      filter: 'commercial',
    },
    { picture: 'roofing-foam', title: 'Flat roof with white coating', dimension: '1/4" per foot', columns: 4, filter: 'commercial' },
    { picture: 'attic-insulation', title: 'Attic, half sprayed', dimension: '24" o.c.', columns: 8, filter: 'attics' },
  ],
  filters: [
    { id: 'all', name: 'All' },
    { id: 'attics', name: 'Attics' },
    { id: 'walls', name: 'Walls and crawl spaces' },
    { id: 'commercial', name: 'Commercial' },
  ],
  close: { heading: 'Ready to start?\nGet a free quote.' },
}
