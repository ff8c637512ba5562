import type { ServiceWords } from 'contractor-website/content'

export const decks: ServiceWords = {
  name: 'Decks and porches',
  description: 'Footings below the frost line, framing that’s bolted to the house, and boards you can walk on barefoot.',
  shortLine: 'Built from the footings up',
  facts: ['Wood or composite', 'Railings to code'],
  details: [
    { label: 'What we do', text: 'We dig the footings, frame the deck, fasten it to the house and put on boards, stairs and railings.' },
    {
      label: 'When it isn’t right',
      text: 'If your old frame is sound, new boards on it cost far less than a new deck. We’ll check it first.',
    },
  ],
}
