import type { ServiceWords } from 'contractor-website/content'

export const automatedGateSystems: ServiceWords = {
  name: 'Automated gate systems',
  description: 'Swing and sliding driveway gates with a keypad, remotes and sensors. Licensed subcontractors install and wire the opener.',
  shortLine: 'Keypad, remote, sensors',
  facts: ['14-foot opening', 'Safety test while you watch'],
  page: {
    metaData: {
      title: 'Automatic Driveway Gates and Openers in Simi Valley, CA',
      description:
        'Swing and sliding driveway gates in Simi Valley with an opener, keypad and safety sensors: how they work, permits, cost and power outages.',
    },
    h1: 'Automated gate systems in\u00a0Simi\u00a0Valley',
    subtitle: 'Driveway gates that open from your car, with safety sensors and a manual release for when the power’s out.',
    body: [
      { kind: 'heading', level: 2, text: 'How an automatic gate works' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'To get in, you press the remote or enter a code. To leave, you use the remote, or drive over an exit loop buried in the driveway if you’ve added one.',
          'The control board checks the photo eyes. If something breaks the beam, the gate doesn’t start.',
          'The opener starts slowly, speeds up and slows down again before the gate reaches its stop.',
          'You drive through. The timer waits until your car is clear of the beam.',
          'The gate closes. If the sensing edge (a strip that feels contact) or the opener feels resistance, the gate stops and reverses.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Every one of those steps can be adjusted: the pause, the speed, the force and which code works on which days. We go through the settings with you and write them down.',
      },
      { kind: 'heading', level: 2, text: 'Swing gate or sliding gate?' },
      {
        kind: 'table',
        head: ['Gate', 'What it needs', 'Not a good fit if'],
        rows: [
          ['Double swing', `About 7 feet of flat driveway behind a 14'-0" opening`, 'Your driveway climbs to the house.'],
          ['Single swing', 'A clear arc as long as the gate is wide', 'Cars park just inside.'],
          [
            'Slide on a track',
            'A straight wall or fence as long as the opening, and a clean, level track',
            'Gravel or leaves collect on the track, or it has to cross a hump.',
          ],
          ['Cantilever slide', 'A straight side about one and a half times the opening, but no track', 'Your side yard is short.'],
        ],
      },
      {
        kind: 'drawing',
        drawing: 'gate-plan-detail',
        caption: 'Both gates open, seen from above. A swing gate needs room behind the opening, a cantilever gate beside it.',
      },
      { kind: 'heading', level: 2, text: 'Gate safety: sensors in both directions' },
      {
        kind: 'paragraph',
        text: 'A driveway gate weighs as much as several people, so it needs two kinds of protection. UL 325, the standard for gate openers, asks for two independent means of protection in each direction, wherever the gate could trap someone. ASTM F2200 covers the gate itself: covered rollers, small gaps, and nothing that could catch someone and pull them along. We combine photo eyes, which see, with edges or force sensing, which feel. People on foot get [their own gate](/gate-installation-simi-valley/). Before we leave, we hold a board in the gate’s path while you watch it stop.',
      },
      { kind: 'heading', level: 2, text: 'Power, permits and outages' },
      {
        kind: 'paragraph',
        text: 'Your opener needs a circuit, or a solar panel and battery if the gate is far from the house and doesn’t open often. Licensed subcontractors install the opener (D-28) and do the trenching and wiring (C-10). Wiring usually needs a permit, and we pull it. Rules vary, so check with your city too. In an outage, a backup battery, if you add one, opens the gate a limited number of times. Without one, or once it’s dead, you release the gate with a key and move it by hand. We’ll show everyone in the household how. If the fire department requires a key switch or a strobe sensor on your road, it goes in at the same time.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Gate, posts, and hinges or track',
        'Opener sized to the weight and the wind',
        'Photo eyes, with edges or force sensing, in both directions',
        'Keypad, two remotes and the first codes',
        'Opener and wiring by licensed subcontractors, who also build any pillars in your quote',
        'A safety test while you watch, and the manuals',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'An automated driveway gate costs more than the fence ranges on our home page. It’s a gate, a machine and an electrical job in one. A 14-foot double steel gate with an opener costs roughly **{prices.automatedGate}**, plus any fence beside it. Our cost estimate gives you a range for your own. You’ll get your written quote within two business days, or a few more if a subcontractor has to price part of it.',
        },
        {
          kind: 'list',
          items: [
            'Distance from the electrical panel, and what paving the trench has to cross',
            'Weight, and how solid the face is, since a solid gate also fights the wind',
            'Swing or slide, and whether your pillars can carry the load',
            'Ways in and out: keypad, intercom, camera or phone to enter, an exit loop to leave',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If you already have a good gate, a contractor licensed for openers (D-28) can add one. We check the hinges and posts first and fix what isn’t ready.',
        },
      ],
    },
    questions: {
      heading: 'Automatic gate questions',
      items: {
        'automate-existing-gate': {
          question: 'Can you automate the gate I have?',
          answer:
            'Usually, if it swings freely by hand, its posts don’t move and it has no gaps that could trap an arm. We fix and balance the gate first, and a D-28 contractor adds the opener, because an opener that fights a dragging gate wears out early. Often, all it needs first is new hinges.',
        },
        'gate-stopped-working': {
          question: 'My gate stopped halfway. What should I check?',
          answer:
            'Check the photo eyes for dirt, a spider web or low sun. Then look for a stone on the track, and check the breaker. If it still won’t move, release it with the key, close it by hand and call us. Please don’t bypass the sensors, even for one evening.',
        },
        'slope-driveway': {
          question: 'What if my driveway slopes?',
          answer:
            'A sliding gate works on almost any slope, because it moves sideways instead of up the driveway. A swing gate can open outward only if it doesn’t cross a sidewalk or the street. For gentle slopes, there are hinges that lift the gate as it opens.',
        },
      },
    },
    related: {
      heading: 'Fences that go with a driveway gate',
    },
    close: { heading: 'Want an automatic gate?\nWe’ll measure for free.' },
  },
}
