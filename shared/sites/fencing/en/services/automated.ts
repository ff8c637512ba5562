import type { ServiceWords } from 'contractor-website/content'

export const automatedGateSystems: ServiceWords = {
  name: 'Automated gate systems',
  description: 'Swing and sliding driveway gates with a keypad, remotes and sensors. Licensed subcontractors install and wire the opener.',
  shortLine: 'Keypad, remote, sensors',
  facts: ['14-foot opening', 'Steel, with opener: {prices.automatedGate}'],
  page: {
    metaData: {
      title: 'Automatic Driveway Gates and Openers in Simi Valley, CA',
      description:
        'Swing and sliding driveway gates in Simi Valley with an opener, keypad and safety sensors: how they work, permits, cost and power outages.',
    },
    h1: 'Automated gate systems in\u00a0Simi\u00a0Valley',
    subtitle: 'Driveway gates that open from your car, with safety sensors and a manual release for when the power’s out.',
    choose: [
      { kind: 'heading', level: 2, text: 'Swing gate or\nsliding gate?' },
      {
        kind: 'paragraph',
        text: 'A swing gate needs flat room behind the opening. A sliding gate needs level room beside it, but the driveway can climb.',
      },
      { kind: 'heading', level: 3, text: 'How it opens and closes' },
      {
        kind: 'paragraph',
        text: 'Press the remote or enter a code, and the gate opens. Once your car is clear, a timer closes it. If something blocks the photo eyes, an open gate stays open, and a closing one stops and reverses. A moving gate also reverses if it feels resistance. The installer sets the pause, the speed and the codes with you and writes them down.',
      },
      {
        kind: 'drawing',
        drawing: 'gate-plan-detail',
        caption: 'Both gates open, seen from above. A swing gate needs room behind the opening, a cantilever gate beside it.',
      },
      {
        kind: 'table',
        head: ['Gate', 'What it needs', 'Not a good fit if'],
        rows: [
          ['Double swing', 'About 7 feet of flat driveway behind a 14-foot opening', 'Your driveway climbs to the house.'],
          ['Single swing', 'A clear quarter circle as deep as the gate is wide', 'Cars park just inside.'],
          [
            'Slide on a track',
            'A straight wall or fence a bit longer than the opening, and a clean, level track',
            'Gravel or leaves collect on the track, or it has to cross a hump.',
          ],
          ['Cantilever slide', 'A straight side about one and a half times the opening, but no track', 'Your side yard is short.'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Safety sensors\nin both directions' },
      {
        kind: 'paragraph',
        text: 'A driveway gate weighs as much as several people. UL 325, the standard for gate openers, asks for two independent means of protection in each direction. The installer combines photo eyes with edges or force sensing.',
      },
      { kind: 'heading', level: 3, text: 'Before we leave' },
      {
        kind: 'paragraph',
        text: 'We hold a board in the gate’s path while you watch it reverse. The gate itself follows ASTM F2200: covered rollers, small gaps, nothing that could catch someone, and no rolling or swinging by itself when it’s released. People on foot get [their own gate](/gate-installation-simi-valley/).',
      },
      {
        kind: 'drawing',
        drawing: 'gate-sensors-detail',
        caption: 'A closed double gate from inside: edges where its two halves meet, and a beam between two photo eyes.',
      },
      { kind: 'heading', level: 3, text: 'Outages, power and permits' },
      {
        kind: 'paragraph',
        text: 'In an outage, you release the gate with a key and move it by hand. An optional battery opens it a limited number of times first. The opener needs a circuit. Far from the house, a solar panel and battery may be enough. Licensed subcontractors install the opener (D-28) and do the trenching and wiring (C-10). The wiring usually needs a permit, and we handle it. In front, Simi Valley allows a six-foot fence if it’s open above 42 inches. Before we draw the gate, we ask your city how tall it can be and how far from the street.',
      },
    ],
    price: {
      label: 'A 14-foot double steel gate with its opener',
      range: '**{prices.automatedGate}**',
      note: 'Includes any permit and up to 50 feet of trench and wiring through soil. Without the opener, the gate is {prices.driveGate}. Masonry pillars and any fence beside it are extra, and we price a sliding gate after we measure. You’ll usually get your quote within two business days, or a few more if a subcontractor has to price part of it.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'Gate, posts, and hinges or track',
        'Opener sized to the weight and the wind',
        'Photo eyes, with edges or force sensing, in both directions',
        'Keypad, two remotes and the first codes',
        'Installation, trench and wiring by licensed subcontractors',
        'A safety test while you watch, and the manuals',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'The gate itself, the distance to the electrical panel and the paving the trench has to cross make the biggest difference. Weight, a solid face that catches wind, and extras such as an intercom, a camera or an exit loop (it opens the gate as you drive out) add to it.',
        },
      ],
    },
    questions: {
      heading: 'Automatic gate questions',
      items: {
        'automate-existing-gate': {
          question: 'Can you automate the gate I have?',
          answer:
            'Usually, if it swings freely by hand, its posts don’t move and it has no gaps that could trap an arm. We fix and balance the gate first, because an opener that fights a dragging gate wears out early. Then a D-28 contractor adds the opener. It costs {prices.opener} with photo eyes, a keypad and up to 50 feet of trench and wiring through soil. If your gate needs no work, hire a D-28 contractor directly.',
        },
        'gate-stopped-working': {
          question: 'My gate stopped halfway. What should I check?',
          answer:
            'Check the photo eyes for dirt, a spider web or low sun. Then look for a stone on the track, and check the breaker. If it still won’t move, release it with the key, close it by hand and call us. Please don’t bypass the sensors, even for one evening.',
        },
        'slope-driveway': {
          question: 'What if my driveway slopes?',
          answer:
            'A sliding gate works on a driveway that climbs, because it moves across the slope. The ground it slides over should be nearly level. A swing gate can open outward only if it doesn’t cross a sidewalk or the street. We don’t put rising hinges on a gate with an opener: once released by hand, it could swing shut by its own weight, and ASTM F2200 rules that out.',
        },
      },
    },
    close: { heading: 'Want an automatic gate?\nWe’ll tell you which kind fits.' },
  },
}
