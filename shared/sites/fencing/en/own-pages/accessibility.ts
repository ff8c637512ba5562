import type { OwnPageWords } from 'contractor-website/content'

export const accessibility: OwnPageWords = {
  metaData: {
    title: 'Accessibility | Simi Valley Fence & Gate',
    description:
      'The standard this site follows, how we test it, what doesn’t work yet, and how to reach a person if something is in your way.',
  },
  h1: 'Accessibility',
  subtitle: 'This site should work for everyone. If it doesn’t work for you, call us.',
  body: [
    {
      kind: 'paragraph',
      text: 'We want you to be able to read every page, estimate your fence and ask for a quote, whatever device or assistive technology you use.',
      lead: true,
    },
    { kind: 'heading', level: 2, text: 'The standard we follow' },
    {
      kind: 'paragraph',
      text: 'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. As far as our own tests show, it meets them, except for the limits listed below.',
    },
    { kind: 'heading', level: 2, text: 'How we test it' },
    {
      kind: 'list',
      items: [
        'An automated checker (axe) looks at every page on a phone screen, and at every kind of page on a desktop screen and in dark colors.',
        'We use menus, forms, pictures and the estimate with the keyboard alone, and check that you can always see what’s selected.',
        'We check contrast, text at twice its size, screens 320 pixels wide, reduced motion and high-contrast mode.',
        'Every page works with scripts turned off. You can still send the form and get an estimate.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'These are our own tests. Nobody outside our company has audited the site, and automated tests don’t find everything.',
    },
    { kind: 'heading', level: 2, text: 'What doesn’t work yet' },
    {
      kind: 'list',
      items: [
        'Our measured drawings of fences have a short description, but it doesn’t give every dimension. Call us, and we’ll read you the rest.',
        'We check what the pages tell a screen reader, but we haven’t listened to them with one. If yours reads something wrong, we’d like to know.',
        'Pages we link to, like review sites and city websites, belong to others. We can’t fix those.',
      ],
    },
    { kind: 'heading', level: 2, text: 'How to reach a person' },
    {
      kind: 'paragraph',
      text: 'Call [{phoneNumber}]({telLink}) or [write to us](/contact/). Tell us which page it was and what got in your way. We’ll reply within one business day, and you can get your estimate by phone instead.',
    },
    { kind: 'paragraph', text: 'We last reviewed this page in November 2026.' },
  ],
}
