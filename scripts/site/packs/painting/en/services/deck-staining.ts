import type { ServiceWords } from 'contractor-website/content'

export const deckStaining: ServiceWords = {
  name: 'Deck and fence staining',
  description: 'Cleaned, brightened and stained while it’s dry, so the wood stays sound and the color even.',
  shortLine: 'Cleaned, dried, stained',
  facts: ['Two dry days needed', 'Stain that won’t peel'],
  details: [
    { label: 'What we do', text: 'We wash and brighten the wood, set raised nails, let it dry and brush in a penetrating stain.' },
    { label: 'When it isn’t right', text: 'If boards are soft or split, new ones come first. Stain doesn’t hold rotten wood together.' },
  ],
}
