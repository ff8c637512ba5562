import type { ServiceWords } from 'contractor-website/content'

export const kitchensAndBaths: ServiceWords = {
  name: 'Kitchens and baths',
  description: 'Cabinets, tile, fixtures and the walls behind them, with one schedule for everybody involved.',
  shortLine: 'One schedule for all trades',
  facts: ['Dust kept out of the house', 'Dates in writing'],
  details: [
    { label: 'What we do', text: 'We take out the old room, fix what we find behind it, and set cabinets, tile and fixtures.' },
    { label: 'When it isn’t right', text: 'If the layout works and the cabinets are solid, new doors and counters may be all you need.' },
  ],
}
