import type { ArticleWords } from 'contractor-website/content'

export const whatToCheckBeforeYouCall: ArticleWords = {
  title: 'What to check before you call a contractor',
  excerpt: 'Spend five minutes with a tape measure and a phone camera, and you may not need a second visit.',
  tags: ['repairs', 'first visit'],
  metaTitle: 'What to Check Before You Call a Contractor',
  metaDescription:
    'Spend five minutes with a tape measure and a phone camera: what to look at, what to write down and what to ask before anyone comes.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'You don’t need to know what’s wrong before you call. It helps a lot if you can say where it is, how big it is and when it started.',
    },
    { kind: 'heading', level: 2, text: 'Three things to write down' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Where it is.** Write down which side of the house, how high up and what’s right behind it.',
        '**How big it is.** A tape measure is best. If you don’t have one, put your hand next to it in the photo.',
        '**When it started.** Was it after rain, or after a cold night? That often tells us the cause.',
      ],
    },
    { kind: 'heading', level: 2, text: 'What to leave alone' },
    {
      kind: 'paragraph',
      text: 'Don’t take anything apart to get a better look. What you can see from the ground is enough for the first call, and whatever’s still closed is still dry. The rest is [our job](/services/).',
    },
  ],
  close: { heading: 'Got your list?\nCall us.' },
}
