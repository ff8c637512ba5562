import type { Facts } from 'contractor-website/content'

export const services = [
  {
    id: 'residential',
    picture: 'residential-insulation',
    drawing: 'residential-row',
    mark: 'residential-mark',
    estimate: 'place=walls&foam=closed-cell&thickness=5',
    page: {
      path: '/residential-spray-foam-insulation-denver/',
      run: 'residential-run',
      questions: { items: [{ id: 'stay-in-the-house' }, { id: 'closed-wall' }, { id: 'drywall' }] },
      related: {
        pictures: ['attic-insulation', 'crawl-space-insulation'],
        articles: ['spray-foam-insulation-cost-denver', 'what-happens-on-spray-day'],
      },
    },
  },
  {
    id: 'commercial',
    picture: 'commercial-insulation',
    drawing: 'commercial-row',
    mark: 'commercial-mark',
    estimate: 'place=metal-building',
    page: {
      path: '/commercial-spray-foam-insulation-denver/',
      run: 'commercial-run',
      questions: { items: [{ id: 'stay-open' }, { id: 'winter' }, { id: 'repairs' }] },
      related: { pictures: ['depth-gauge'], articles: ['open-cell-or-closed-cell', 'what-happens-on-spray-day'] },
    },
  },
  {
    id: 'attic',
    picture: 'attic-insulation',
    comparison: { before: 'attic-before', after: 'attic-after' },
    drawing: 'attic-row',
    mark: 'attic-mark',
    estimate: 'place=roof-deck',
  },
  {
    id: 'crawl-space',
    picture: 'crawl-space-insulation',
    comparison: { before: 'crawl-space-before', after: 'crawl-space-after' },
    drawing: 'crawl-space-row',
    mark: 'crawl-space-mark',
    estimate: 'place=crawl-space',
  },
  { id: 'roofing', picture: 'roofing-foam', drawing: 'roofing-row', mark: 'roofing-mark' },
] as const satisfies Facts['services']
