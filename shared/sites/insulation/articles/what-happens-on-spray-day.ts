import type { Article } from '../../../site-types.ts'

export const whatHappensOnSprayDay: Article = {
  id: '3',
  slug: 'what-happens-on-spray-day',
  title: 'What happens on spray day',
  excerpt: 'Hour by hour: where the truck stands, what gets covered, when you leave and when you can come home.',
  tags: ['preparation', 'safety', 'the work'],
  metaTitle: 'What Happens in Your House on Spray Foam Day',
  metaDescription:
    'An hour-by-hour account of a spray foam job: what to clear, why you leave, how the foam is checked and when you can come home.',
  createdAt: '2023-12-03',
  lastModified: '2023-12-03',
  picture: 'hero',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'You hand over your house in the morning and get it back a day later. It helps to know what goes on in between, and what you can do the evening before to make it go well.',
    },
    { kind: 'heading', level: 2, text: 'The evening before' },
    {
      kind: 'paragraph',
      text: 'Foam sticks to whatever it lands on, and a fine mist of it can drift farther than you would think. We cover what stays. You move what can walk.',
    },
    {
      kind: 'list',
      items: [
        'Clear the rooms we spray and a path from the door, wide enough for two people with a hose.',
        'In the attic, take down anything stored against the slopes. In the crawl space, take out all of it.',
        'Park your cars across the street. The truck wants the curb nearest the door.',
        'Find a place to sleep for people, pets, fish and birds. Houseplants can go too.',
        'Tell us about asthma or allergies in the family, so that we can plan more ventilation time.',
        'Show us the switch for the furnace and the air handler; we need both off.',
      ],
    },
    { kind: 'heading', level: 2, text: 'The hours' },
    {
      kind: 'table',
      caption: 'A typical day for one attic or one floor of walls. Yours will differ, and we write the times on the sheet.',
      head: ['Time', 'What happens', 'Where you are'],
      rows: [
        ['7:00', 'Truck at the curb. We walk the rooms with you and the sheet.', 'At home, with coffee'],
        ['7:30', 'Masking: floors, windows, boxes, stairs. Fans in the openings.', 'Packing the dog'],
        ['9:00', 'A test spray on cardboard. Temperature, color and rise are checked.', 'Out of the house'],
        ['9:30', 'Spraying, in lifts, with a pause for each lift to cool.', 'Out'],
        ['2:00', 'Trimming flush, bagging, measuring the thickness.', 'Out'],
        ['4:00', 'Masking comes off, floors swept, photographs taken.', 'Out'],
        ['5:00', 'Fans run on. The hour of return hangs on the door.', 'Out until that hour'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Why you cannot stay' },
    {
      kind: 'paragraph',
      text: 'Until it has cured, foam gives off vapors that irritate the lungs and can make a person sensitive to them for life. That is why the crew breathes supplied air from a compressor and why nobody without it may be in the house, not even upstairs with the door shut. The fans pull air in at one end of the house and out at the other, so the neighbors’ open windows matter as well. We knock on their doors before we start.',
    },
    {
      kind: 'paragraph',
      text: 'The time until you may return is set by the maker of the foam. It depends on the product, the temperature and how many times the air in the house is changed each hour. It is often about a day. We do not shorten it because somebody forgot a phone charger, and we ask you not to either.',
    },
    { kind: 'heading', level: 2, text: 'What we watch while we spray' },
    {
      kind: 'paragraph',
      text: 'Two liquids have to meet at the right temperature, in equal parts, on a surface that is dry and warm enough. If one of the three is off, the foam shows it: too dark, too brittle, sunken or sticky. So the first shot of the day goes onto cardboard and gets cut open. The same test follows whenever a drum is changed or the weather turns, and in our part of the country it can turn before lunch.',
    },
    {
      kind: 'paragraph',
      text: 'Thick foam goes on in several lifts. Foam heats itself as it sets, and a lift that is too deep holds that heat inside, where it can scorch. Between lifts we wait. When you hear nothing from the truck for a while, that is the reason, and it is a good sign.',
    },
    {
      kind: 'quote',
      text: 'A crew that never waits between lifts is in a hurry at your expense.',
    },
    { kind: 'heading', level: 2, text: 'What you check when you come home' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Smell.** A faint trace is normal on the first day. Anything sharp after that is a reason to call.',
        '**Color.** Even and cream. Dark or orange patches get cut out.',
        '**Edges.** Shine a light along every stud and rafter. Foam should meet wood without a shadow line.',
        '**Thickness.** Take the sheet, pick three places, and ask for the pin gauge.',
        '**Boxes.** Take the cover off an outlet. It should be clean inside.',
        '**Floors and glass.** If you find a speck, point at it. We will bring the scraper.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then put the sheet, the photographs and the maker’s papers with the deed of the house. When you sell, or when an inspector asks what is behind the drywall, you will have the answer in writing. If you are still deciding what should go into the wall in the first place, read [Open-cell or closed-cell](/blog/open-cell-or-closed-cell/), or look at [what is in the price](/residential-spray-foam-insulation-denver/) of a job in a house.',
    },
  ],
  close: { heading: 'Have a date in mind?\nWe will hold it for you.' },
}
