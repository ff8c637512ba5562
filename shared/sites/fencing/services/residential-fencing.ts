import type { Service } from '../../../site-types.ts'

export const residentialFencing: Service = {
  id: 'residential',
  name: 'Residential fencing',
  description: 'Front yards, side yards and the line you share with a neighbor. Picket, cedar, vinyl or ranch rail.',
  shortLine: 'Front, side and back yards',
  facts: [`3'-6" to 6'-0"`, 'Wood from $1,500'],
  measures: [
    { label: 'Picket', value: `3'-6"` },
    { label: 'Ranch rail', value: `4'-0"` },
    { label: 'Cedar or vinyl', value: `6'-0"` },
  ],
  picture: 'residential-fencing',
  drawing: 'residential-row',
  mark: 'residential-mark',
  page: {
    path: '/residential-fencing-simi-valley/',
    metaData: {
      title: 'Residential Fencing in Simi Valley, CA',
      description:
        'Picket, cedar, vinyl and ranch rail fences for Simi Valley homes: what each is good for, what it asks of you, and what moves the price.',
    },
    h1: 'Residential fencing',
    subtitle: 'Front yards, side yards, and the line you share with a neighbor: measured, priced in writing and built to stand straight.',
    run: 'residential-run',
    body: [
      { kind: 'heading', level: 2, text: 'First, what should the fence do?' },
      {
        kind: 'paragraph',
        text: 'A fence that keeps a dog in is not the fence that hides a trash can, and neither is the fence that makes a front yard look finished. Before we talk about wood or vinyl we ask what you want to stop seeing, hearing or losing. Most homes need two kinds: something low and open in front, something tall and closed along the sides and back.',
      },
      {
        kind: 'paragraph',
        text: 'Front yards usually take a lower fence than back yards. How low depends on your street, your corner and sometimes your homeowners’ association, so check with the city before you fall in love with a height. We tell you what to ask and draw what they want to see.',
      },
      { kind: 'heading', level: 2, text: 'Four materials, side by side' },
      {
        kind: 'table',
        head: ['Material', 'Good for', 'What it asks of you'],
        rows: [
          [
            'Cedar',
            'Privacy for less money than vinyl. Can follow a slope and be matched later.',
            'Stain when it starts to gray, or let it gray.',
          ],
          ['Vinyl', 'White pickets and privacy panels that last 20 to 30 years.', 'A hose. Panels are replaced, not repaired.'],
          ['Ornamental iron', 'A clear edge that keeps the view and the light.', 'Touch-up paint where a sprinkler hits it.'],
          ['Ranch rail', 'Long lines on big lots and along bridle paths.', 'Wire behind it if there are small dogs.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Your yard is not level, and that is fine' },
      {
        kind: 'paragraph',
        text: 'Put a marble on most patios in the valley and it will tell you which way the lot falls. A fence can answer in two ways. It can **rack**, so that rails run with the slope and the boards stay upright, and nothing can crawl under. Or it can **step**, each eight-foot bay level and a little lower than the last, which looks tidy from the street and leaves triangles at the bottom. Pickets and cedar do either. Vinyl panels rack only as far as the maker allows. We draw both when the slope is steep enough to matter.',
      },
      { kind: 'heading', level: 2, text: 'The line you share' },
      {
        kind: 'paragraph',
        text: 'Two neighbors look at the same fence from different sides. Decide early which face each of you gets, where the posts stand, and whether the old fence was ever on the line. We measure from the marks we can find and tell you when we cannot find any; a surveyor settles the rest. Agree on these before we dig, and the fence is only built once. If the boards are sound and one bay has failed, [a repair](/fence-repair-simi-valley/) may be all you both need.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'Measuring the line and having utilities marked (811)',
        'Posts set in concrete',
        'Rails, boards, caps and hardware',
        'Gates hung, latched and adjusted',
        'The old fence taken away',
        'Yard raked and swept with a magnet',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Length first, then height. After that: how steep the yard is, whether we can reach it with a truck, what the old posts are buried in, and how many gates you want. A basic wood fence costs **$1,500 to $3,000** on level ground with no gate. Adding a fence of any kind costs **$1,500 to over $5,000**. You get one number in writing before anyone digs.',
        },
      ],
    },
    questions: {
      heading: 'Three things people ask',
      items: [
        {
          id: 'neighbors-agreement',
          question: 'Do I need my neighbor’s agreement?',
          answer:
            'For a fence on the shared line, talk first and write it down. In California neighbors often share the cost of a boundary fence, but the details vary, so ask before you rely on it. One drawing with both names on it settles most of it.',
        },
        {
          id: 'use-old-posts',
          question: 'Can you use the old posts?',
          answer:
            'Sometimes. A post has to stand plumb, be sound where it meets the ground, and sit where the new panel needs it. We probe each one with a screwdriver at grade and push it from both sides. If half of them fail, new posts cost less than the second visit.',
        },
        {
          id: 'plants-against-fence',
          question: 'How soon can I put plants against it?',
          answer:
            'As soon as the concrete has set, which is a matter of days. Leave a hand’s width between leaves and boards, keep soil and mulch below the bottom rail, and turn the sprinklers away. Climbers are kinder to iron and vinyl than to cedar.',
        },
      ],
    },
    related: {
      heading: 'Built for yards like yours',
      pictures: ['vinyl-fencing', 'ranch-rail'],
      articles: ['choosing-fencing-material', 'stylish-fencing-ideas'],
    },
    close: { heading: 'A fence for your yard?\nStart with the tape.' },
  },
}
