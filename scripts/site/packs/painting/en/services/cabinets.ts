import type { ServiceWords } from 'contractor-website/content'

export const cabinets: ServiceWords = {
  name: 'Cabinet painting',
  description: 'Doors off, degreased, sanded and sprayed, for a finish that feels like a factory’s.',
  shortLine: 'Sprayed, not brushed',
  facts: ['About a week', 'Doors done in our shop'],
  details: [
    { label: 'What we do', text: 'We number the doors, take them to our shop, spray them and finish the frames in your kitchen.' },
    { label: 'When it isn’t right', text: 'Peeling laminate doesn’t hold paint. New doors are the better buy there.' },
  ],
}
