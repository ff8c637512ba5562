import type { Words } from 'contractor-website/content'
import { rValueStatement } from './r-value-statement.ts'

export const about: Words['about'] = {
  sections: ['people', 'years', 'quote', 'values', 'banner', 'commitment'],
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'A cold room often means an air leak. Somewhere above, below or behind it, warm air is getting out or cold air is getting in.',
    },
    {
      kind: 'paragraph',
      text: 'We work in Westminster and the Denver metro area. On cold nights, warm air leaves at the top and cold air comes in below, so we start in your attic and crawl space.',
    },
    {
      kind: 'drawing',
      drawing: 'attic-detail',
      caption: `The edge of a roof, cut open. The foam runs over the top of the wall without a gap. Closed-cell foam 8 inches thick is R-48. A new attic may need more. ${rValueStatement}`,
    },
    {
      kind: 'paragraph',
      text: 'We measure what we find and put it in a written quote. You can drop an area or show the quote to another contractor. If two areas out of five would make the difference, we’ll tell you which two.',
    },
    { kind: 'heading', level: 2, text: 'When foam isn’t the answer' },
    {
      kind: 'paragraph',
      text: 'Foam seals air leaks and slows heat. It doesn’t dry a wet crawl space, stop a roof leak or replace a worn-out furnace. If we find one of those, we’ll tell you, because foam over a problem only hides it. Water comes first, then air leaks, then insulation.',
    },
    { kind: 'heading', level: 2, text: 'On spray day' },
    {
      kind: 'paragraph',
      text: 'The person who measures your house goes over every area with the crew before we spray. Our crew wears supplied-air respirators, and you’ll need to stay out until the time posted on the door. Then we’ll walk through it together. [See what spray foam looks like.](/gallery/)',
    },
  ],
  years: {
    heading: 'Our company since 2011',
    items: {
      start: { when: '2011', text: 'Karen and Joel start with one spray rig.' },
      certified: { when: '2014', text: 'SPFA certification, for every sprayer ever since.' },
      crew: { when: '2019', text: 'A crew of three, all on our payroll.' },
    },
  },
  quote: {
    heading: 'Your quote is one page,\nwith a price for each\u00a0area',
    text: 'You’ll get it within two business days of our visit. This sample is for a new addition.',
    notes: [
      { strong: 'The foam, its thickness and its R-value', text: 'for each area, with the product’s name' },
      { strong: 'Each line has its price', text: 'or says “included,” and there’s one total' },
      { strong: 'Two signatures', text: 'yours and ours make it the contract' },
    ],
    sheets: {
      sample: {
        title: 'Quote 318',
        facts: [
          'For Sam K., Aurora',
          'Measured June 10 by Joel Whitaker',
          'Good for 30 days',
          'Foam: product name here, fact sheet attached',
          'Aurora’s code for these walls: R-30 (2021 code), confirmed June 11',
        ],
        lines: {
          foam: { text: 'Outside walls, open 2x6 studs, empty now: closed-cell foam, at least 5 inches, R-30, on 600 square feet' },
          cover: { text: 'Cover floors, windows and outlet boxes' },
          trim: { text: 'Trim what’s past the studs, bag it and haul it away' },
          city: { text: 'Give the foam’s data sheets to the inspector, who comes on your builder’s permit' },
          check: { text: 'Thickness measured where you choose' },
        },
        included: 'included',
        total: 'Total',
        terms:
          'The drywall that has to cover the foam is your builder’s and isn’t included. Nothing before we spray; due after you’ve walked through. One day on site: be out of the house that day and for about a day after. Ten years on our work. If you sign at home, you may cancel until midnight of the third business day; the form is attached.',
        signatures: ['Joel Whitaker', 'You, when you’re ready'],
      },
    },
  },
  values: {
    items: {
      measured: { name: 'We measure before we quote', text: 'We measure every area, even the tight ones, so the quote fits your house.' },
      written: {
        name: 'We put every number in writing',
        text: 'The quote says what’s there now, what we’d spray and what it costs.',
      },
      sealed: {
        name: 'We seal while we insulate',
        text: 'Foam at the rim joist and around every stud helps stop drafts where they start.',
      },
      clean: {
        name: 'We clean up after ourselves',
        text: 'We cover floors and glass, trim what sticks out past the studs and haul off the scraps.',
      },
    },
  },
  servicesButton: 'See our services',
  banner: { title: 'Got a cold room? Call us anytime.' },
  commitment: {
    heading: 'We stand by our work',
    body: [
      {
        kind: 'paragraph',
        text: 'The thickness in your quote is a minimum, not an average. After we spray, we measure the foam wherever you choose and write it down next to the thickness we promised. If it’s too thin, we spray again. You’ll get the measurements, photos of every wall and rafter space, and the manufacturer’s papers for the foam.',
      },
      {
        kind: 'paragraph',
        text: 'If you find foam where it shouldn’t be, call, and we’ll come back and clean it up.',
      },
    ],
    badges: {
      certified: { caption: 'Sprayers certified by the Spray Polyurethane Foam Alliance' },
      measured: { caption: 'Foam thickness measured and written down' },
    },
  },
  close: { heading: 'Ready for a quote?\nThe visit is free.' },
}
