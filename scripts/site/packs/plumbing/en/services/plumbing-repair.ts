import type { ServiceWords } from 'contractor-website/content'

/** A running toilet can waste about 200 gallons a day (EPA WaterSense, "Fix a Leak Week"). */
export const plumbingRepair: ServiceWords = {
  name: 'Plumbing repair',
  // What changes for the visitor, in one or two sentences.
  description: 'Leaks, running toilets, stuck valves and low pressure: we find the cause, give you the price, then fix it.',
  // At most 28 characters, for phones.
  shortLine: 'Price first, then the fix',
  facts: ['Most repairs take 1 to 2 hours', 'Price before we start'],
  // Three measured facts. Only the first service in the list shows them.
  measures: [
    { label: 'Most repairs', value: '1 to 2 hours' },
    { label: 'Price', value: 'Before we start' },
    { label: 'Parts', value: 'On the truck' },
  ],
  page: {
    metaData: {
      title: 'Plumbing Repair in {city} | Price First',
      description:
        'Leaks, toilets, valves and pressure in {city}: what we repair, how soon we come, how we charge and what to do until we get there.',
    },
    h1: 'Plumbing repair in {city}',
    subtitle: 'You’ll know the price before we pick up a wrench.',
    chapters: { choose: 'Find', build: 'Fix' },
    choose: [
      { kind: 'heading', level: 2, text: 'Water where it shouldn’t be?' },
      {
        kind: 'paragraph',
        text: 'Turn off the main valve first, and the breaker or the gas for the water heater if the tank is what leaks. Then call us. If you can’t find the valve, we’ll talk you through it on the phone.',
      },
      { kind: 'heading', level: 2, text: 'What we repair most' },
      {
        kind: 'table',
        head: ['What you notice', 'The cause, most of the time', 'What we do'],
        rows: [
          ['A toilet that runs', 'A worn flapper or fill valve', 'New parts, usually within the hour'],
          ['A faucet that drips', 'A worn cartridge or seat', 'New cartridge, or a new faucet if parts are gone'],
          ['Weak flow at one faucet', 'A clogged aerator or an old shutoff', 'Clean it, or replace the shutoff'],
          ['Weak flow everywhere', 'The pressure regulator, or old steel pipe', 'Measure the pressure, then quote the cause'],
          ['A wet spot on the wall', 'A pinhole in copper, or a loose joint', 'Open a small square, repair, test under pressure'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'A running toilet can waste about 200 gallons a day, so the small ones are worth a call too. We look at the rest while we’re there and tell you what can wait.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'What happens on the visit' },
      {
        kind: 'paragraph',
        text: 'Most repairs take one to two hours. Nothing is taken apart until you’ve heard the price.',
      },
      {
        kind: 'list',
        items: [
          '**Before:** We call when we’re on the way, and put down drop cloths.',
          '**During:** We find the cause, write down one price, and wait for your yes.',
          '**After:** We run the water, check every joint with you and leave the old parts if you want to see them.',
        ],
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Finding the cause',
        'Common parts from the truck',
        'A pressure test of what we repaired',
        'Cleanup, and the old parts hauled away',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'How easy the pipe is to reach matters most. After that, whether old shutoffs still close, which part it needs, and the hour: evenings and weekends cost more, and we tell you on the phone how much.',
        },
      ],
    },
    questions: {
      heading: 'Questions about repairs',
      items: {
        'how-soon': {
          question: 'How soon can you come?',
          answer:
            'If water is running and you can’t stop it, say so when you call, because those go first. For everything else, you’ll get a two-hour window within a day or two.',
        },
        'how-you-charge': {
          question: 'Do you charge by the hour?',
          answer:
            'No. After we’ve seen it, you get one price for the repair, parts included. If you’d rather not go ahead, you owe nothing.',
        },
      },
    },
    close: { heading: 'Something leaking?\nCall, and you’ll have a price today.' },
  },
}
