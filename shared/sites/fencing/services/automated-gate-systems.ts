import type { Service } from '../../../site-types.ts'

export const automatedGateSystems: Service = {
  id: 'automated',
  name: 'Automated gate systems',
  description: 'Swing and sliding driveway gates with keypad, remote and safety sensors, wired and tested before we leave.',
  shortLine: 'Keypad, remote, sensors',
  facts: [`14'-0" clear`, 'Tested with you'],
  picture: 'automated-gate-systems',
  drawing: 'automated-row',
  mark: 'automated-mark',
  page: {
    path: '/automated-gate-systems-simi-valley/',
    metaData: {
      title: 'Automated Driveway Gates in Simi Valley, CA',
      description:
        'Swing and sliding driveway gates in Simi Valley with keypad, remote and safety sensors: how they work, what they need, and power outages.',
    },
    h1: 'Automated gate systems',
    subtitle: 'Driveway gates that open for you, stop for everybody else, and still open when the power is out.',
    run: 'automated-run',
    body: [
      { kind: 'heading', level: 2, text: 'What happens when you press the button' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'You press the remote, enter a code, or roll over a loop buried in the driveway.',
          'The control board checks the photo eyes. If something breaks a beam in the path of the leaf, the gate does not start.',
          'The operator starts slowly, runs, and slows again before the leaf meets its stop.',
          'You drive in. The beam stays broken as long as the car is there, so the timer waits.',
          'The gate closes. If an edge or the motor feels resistance, it stops and backs off.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Every one of those steps can be set: the pause, the speed, the force, which code works on which days. We set them with you and write them down.',
      },
      { kind: 'heading', level: 2, text: 'Swing, slide, one leaf or two' },
      {
        kind: 'table',
        head: ['Gate', 'Needs', 'Think twice if'],
        rows: [
          ['Two swing leaves', `About 7 feet of flat driveway behind a 14'-0" opening`, 'The driveway climbs toward the house.'],
          ['One swing leaf', 'A clear arc as long as the gate is wide', 'Cars park just inside.'],
          [
            'Slide on a track',
            'A straight wall or fence as long as the opening, and a clean, level track',
            'Gravel, leaves or a crowned driveway cross the track.',
          ],
          ['Cantilever slide', 'The same, plus about half again for the counterbalance', 'The side yard is short.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Safety comes in pairs' },
      {
        kind: 'paragraph',
        text: 'A driveway gate is a machine that weighs as much as several people. UL 325, the standard for gate operators, asks for two independent means of protection wherever the moving gate could catch someone, in each direction, and ASTM F2200 covers the gate itself: covered rollers, small gaps, no handholds that carry a child along. We combine photo eyes, which see, with edges or force sensing, which feel. People on foot get [a gate of their own](/gate-installation-simi-valley/), because a vehicle gate is not a door. Before we leave you hold a length of board in its path and watch it stop.',
      },
      { kind: 'heading', level: 2, text: 'Power, and none' },
      {
        kind: 'paragraph',
        text: 'An operator needs a circuit, or a solar panel and battery if the gate stands far from the house and opens a few times a day. The trench is part of the job, and wiring usually needs a permit, so check with the city; we bring the drawing. In an outage a battery keeps the gate going for a number of cycles, and after that a key releases the arm and the leaf swings by hand. We show that to everyone in the household, not only to the one who signed. If the fire department wants a switch or a strobe sensor on your road, it goes in at the same time.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'Gate, posts or pillars, hinges or track',
        'Operator sized to the weight and the wind',
        'Photo eyes and edges in both directions',
        'Keypad, two remotes and the first codes',
        'Trench, conduit and the connection',
        'A safety test with you, and the manufacturer’s instructions',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'An automated driveway gate is priced apart from a fence and lies beyond the ranges on our home page, because it is a fence, a machine and an electrical job in one.',
        },
        {
          kind: 'list',
          items: [
            'Distance from the panel: every foot of trench, and what is paved above it',
            'Weight, and how solid the face is, since a closed gate also pushes against wind',
            'Swing or slide, and whether the existing pillars can carry the load',
            'How people are let in: keypad, intercom, camera, phone, buried loop',
          ],
        },
        {
          kind: 'paragraph',
          text: 'If a good gate is already there, adding an operator to it is the smaller job. We weigh it, check the hinges and say whether it is fit for a motor.',
        },
      ],
    },
    questions: {
      heading: 'Three questions about motors',
      items: [
        {
          id: 'automate-existing-gate',
          question: 'Can you automate the gate I have?',
          answer:
            'If it swings freely by hand, hangs on posts that do not move and has no gaps that could trap an arm, usually. We balance it first; a motor that has to fight a dragging gate wears out early. Old hinges are often all that has to change.',
        },
        {
          id: 'gate-stopped-working',
          question: 'My gate stopped halfway. What should I check?',
          answer:
            'Look for a leaf, a spider web or a low sun in the photo eyes, then for a stone on the track. Check the breaker. If it still refuses, release it with the key, close it by hand and call us. Please do not defeat the sensors, even for one evening.',
        },
        {
          id: 'slope-driveway',
          question: 'What if my driveway slopes?',
          answer:
            'A slide gate running across the slope, along the fence, does not care how steep the driveway is. A swing gate can open outward only where it does not cross a sidewalk or the street. For gentle slopes there are hinges that lift the leaf as it opens.',
        },
      ],
    },
    related: {
      heading: 'What an automated gate can close',
      pictures: ['decorative-fencing', 'commercial-fencing'],
      articles: ['innovative-fence-designs', 'fence-maintenance-longevity'],
    },
    close: { heading: 'Tired of getting out of the car?\nMeasure the opening with us.' },
  },
}
