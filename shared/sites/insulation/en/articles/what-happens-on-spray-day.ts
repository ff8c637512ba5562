import type { ArticleWords } from 'contractor-website/content'
import { rValueStatement } from '../r-value-statement.ts'

export const whatHappensOnSprayDay: ArticleWords = {
  title: 'What to expect on spray foam day',
  excerpt: 'What happens hour by hour, how to get ready, and when you can come home.',
  tags: ['preparation', 'safety', 'the work'],
  metaTitle: 'What to Expect on Spray Foam Installation Day',
  metaDescription:
    'Spray foam installation hour by hour: what to clear the night before, why you have to leave, how we check the foam and when you can come home.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Plan to be out of your house while we spray and, for most jobs, for about a day after. Here’s what we do while you’re gone, and how to get ready the night before.',
    },
    { kind: 'heading', level: 2, text: 'How to get ready the night before' },
    {
      kind: 'paragraph',
      text: 'Move everything you can out of the rooms we’ll spray. Foam sticks to whatever it lands on, and a fine mist of it can drift farther than you’d think. We’ll cover what stays.',
    },
    {
      kind: 'list',
      items: [
        'Clear a path from the door to those rooms, wide enough for two people with a hose.',
        'If we’re spraying the attic, take down anything stored under the roof. If it’s the crawl space, take everything out.',
        'Park your cars across the street, so our truck can use the curb nearest the door.',
        'Find a place to sleep for your family and your pets, including fish and birds. Our price doesn’t include a hotel. Take your houseplants, too, if you can.',
        'If anyone at home has asthma or allergies, tell us, and ask their doctor how long to stay away.',
        'Have a spare key ready. We lock up when we leave, and you get it back when we walk through.',
        'Find the switches for the furnace and the air handler, so you can show us in the morning. Both stay off until the time posted on the door. If a hard freeze is coming, we’ll plan with you how your pipes stay warm, or pick another day.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Spray day, hour by hour' },
    {
      kind: 'table',
      caption:
        'This is a typical one-day job, such as one floor of walls. A whole attic can take two to four days, so we’ll put your times in writing.',
      head: ['Time', 'What we do', 'Where you are'],
      rows: [
        ['7:00\u00a0AM', 'We park at the curb and walk through the rooms with you and your quote.', 'At home, with coffee'],
        ['7:30\u00a0AM', 'We mask floors, windows, boxes and stairs, and put fans in the openings.', 'Packing up the dog'],
        ['9:00\u00a0AM', 'We spray a test on cardboard and check temperature, color and rise.', 'Out of the house'],
        ['9:30\u00a0AM', 'We spray in layers and let each one cool.', 'Out'],
        ['2:00\u00a0PM', 'We trim what’s past the studs, bag the scraps and measure the thickness.', 'Out'],
        ['4:00\u00a0PM', 'We take down the masking, sweep the floors and take photos.', 'Out'],
        ['5:00\u00a0PM', 'The fans keep running. We’ll meet you at the return time posted on the door.', 'Out until that time'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Why you can’t stay in the house' },
    {
      kind: 'paragraph',
      text: 'The air around fresh foam isn’t safe to breathe. Until foam has cured, it gives off vapors that irritate the lungs and can make a person sensitive to them for life. That’s why our crew breathes supplied air from a compressor. Nobody without it can be in the house, not even upstairs with the door shut. Overnight, the doors are locked and the fans keep running, so ask a neighbor to keep an eye on the house.',
    },
    {
      kind: 'paragraph',
      text: 'Our fans blow the air from your house outside, so your neighbors should keep their windows closed. We’ll knock on their doors before we start.',
    },
    {
      kind: 'paragraph',
      text: 'The foam’s manufacturer decides when you can come back. It’s often about a day after we finish spraying, depending on the product, the temperature and how many times the fans change the air each hour. We can’t shorten it, so please don’t go in early, even for a phone charger.',
    },
    { kind: 'heading', level: 2, text: 'What we check while we spray' },
    {
      kind: 'paragraph',
      text: 'Three things matter most: temperature, mix and surface. The two liquids have to meet at the right temperature, in equal parts, on a surface that’s dry and warm enough. If one of those is off, the foam often shows it: it’s too dark, brittle, sunken or sticky.',
    },
    {
      kind: 'paragraph',
      text: 'So the first spray of the day goes onto cardboard, and we cut it open. We test again whenever we change a drum or the weather turns. Around here, it can turn within an hour.',
    },
    {
      kind: 'paragraph',
      text: 'Thick foam goes on in several layers. Foam heats up as it sets, and a layer that’s too deep can trap that heat and scorch. We wait between layers so each one can cool. If a neighbor says the truck went quiet for a while, that’s why.',
    },
    {
      kind: 'quote',
      text: 'Ask any spray foam crew how long they’ll wait between layers. A good crew will have an answer.',
    },
    { kind: 'heading', level: 2, text: 'What to check when you come home' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Smell.** A faint smell is normal on the first day. If it’s sharp, go back outside and call us.',
        '**Color.** It should be even, usually cream. We’ll cut out any dark or orange patches.',
        '**Edges.** Shine a light along every stud and rafter. You shouldn’t see a gap where foam meets wood.',
        '**Thickness.** Pick three places, ask for the depth gauge and compare the numbers with your quote.',
        '**Outlet boxes.** Look into a few with a flashlight, but don’t reach in. They should be clean inside.',
        '**Floors and glass.** If you find a speck, point it out and we’ll get the scraper.',
      ],
    },
    {
      kind: 'drawing',
      drawing: 'gauge-detail',
      caption: 'How a depth gauge reads: from the back of the wall to the face of the foam. Closed-cell foam 3 inches thick is R-18.',
    },
    { kind: 'paragraph', text: rValueStatement },
    { kind: 'heading', level: 2, text: 'Papers to keep' },
    {
      kind: 'paragraph',
      text: 'Keep your quote, the measurements, the photos and the manufacturer’s papers with your house records. When you sell, or when an inspector asks what’s behind the drywall, you’ll have it in writing.',
    },
    {
      kind: 'paragraph',
      text: 'Still deciding on the foam? Read [Open-cell vs. closed-cell foam](/blog/open-cell-or-closed-cell/), or see [what’s included in a home insulation job](/residential-spray-foam-insulation-denver/).',
    },
  ],
  close: { heading: 'Have a date in mind?\nLet’s schedule a visit.' },
}
