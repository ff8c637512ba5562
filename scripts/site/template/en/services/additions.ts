import type { ServiceWords } from 'contractor-website/content'

export const additions: ServiceWords = {
  name: 'Room additions',
  description: 'A new room that looks as if it had always been there, from the foundation to the trim.',
  shortLine: 'One crew, one contract',
  facts: ['Plans and permits included', 'Subcontractors licensed'],
  details: [
    { label: 'What we do', text: 'We draw it, pull the permit, pour the foundation, frame, close it in and finish it inside.' },
    { label: 'When it isn’t right', text: 'If the house already has unused space, finishing it usually costs less than adding on.' },
  ],
}
