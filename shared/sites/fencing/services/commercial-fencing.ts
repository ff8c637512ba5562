import type { Service } from '../../../site-types.ts'

export const commercialFencing: Service = {
  id: 'commercial',
  name: 'Commercial fencing',
  description: 'Steel and chain link for yards, lots and schools, planned around deliveries, exits and the people who work inside.',
  shortLine: 'Yards, lots and schools',
  facts: [`Up to 8'-0"`, 'Exits and deliveries planned'],
  picture: 'commercial-fencing',
  drawing: 'commercial-row',
  mark: 'commercial-mark',
  page: {
    path: '/commercial-fencing-simi-valley/',
    metaData: {
      title: 'Commercial Fencing in Simi Valley, CA',
      description:
        'Steel picket and chain link fences for yards, lots and schools in Simi Valley, planned around trucks, exits and working hours.',
    },
    h1: 'Commercial fencing',
    subtitle: 'Steel and chain link up to eight feet, laid out around the trucks, the exits and the hours you already keep.',
    run: 'commercial-run',
    body: [
      { kind: 'heading', level: 2, text: 'Begin with everyone who must get through' },
      {
        kind: 'paragraph',
        text: 'A business fence is judged by its openings. Before we draw the line we write down who crosses it, when, and in what: the first employee at six, the delivery truck that swings wide, the wheelchair, the trash hauler, the fire engine, the customer who has never been there.',
      },
      {
        kind: 'list',
        items: [
          '**Trucks** need the width of the gate plus the width of the turn. We chalk the turn on the asphalt and have a driver try it.',
          '**People on foot** need a gate of their own. On an accessible route it clears at least 32 inches and opens without a tight grip.',
          '**People leaving in a hurry** need a gate that opens from inside without a key wherever the way out crosses the fence.',
          '**The fire department** may ask for a width, a key box or a switch. Check with the city; we put the answer on the drawing.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Four fences for four kinds of site' },
      {
        kind: 'table',
        head: ['Fence', 'Where it fits', 'What to know'],
        rows: [
          [
            'Steel picket, spear top',
            'Offices and lots that face a street',
            `A picket every 4 3/4", a post every 8'-0". Hard to climb, easy to see through.`,
          ],
          ['Steel picket, flat top', 'Schools, clinics, apartments', 'No points at hand or eye level. Same rails and posts.'],
          [
            'Galvanized chain link',
            'Storage yards, long back lines',
            'Costs less than steel for the same length. Fabric can be patched by the foot.',
          ],
          ['Chain link with slats', 'Trash areas, equipment, noisy neighbors', 'Catches wind like a wall, so posts go deeper and closer.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Built while you stay open' },
      {
        kind: 'paragraph',
        text: 'We split the line into stretches that can be closed at the end of a day. Posts go in first, along the whole length, and stand in concrete while you work as usual. Panels follow, one stretch at a time, with the old fence left standing until its replacement is ready to lock. Cutting and welding that make noise are set for the hours you name. If the site must not be open overnight, the price says how it will be closed.',
      },
      { kind: 'heading', level: 2, text: 'One file for whoever signs' },
      {
        kind: 'paragraph',
        text: 'Owners, property managers and city counters ask for the same facts in different words. You get a dimensioned plan, elevations of each fence and gate, the list of hardware, our license number and a price that is broken down by stretch, so that you can build the street side this year and the back line next year. Heights, setbacks and sight lines at driveways vary, so check with the city; we draw what it asks for. Gates that open by themselves are on a [page of their own](/automated-gate-systems-simi-valley/).',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'A site walk with whoever runs the yard',
        'A dimensioned plan and elevations',
        'Core drilling or footings for every post',
        'Panels, gates, locks and closers',
        'The site closed at the end of each day',
        'Old fence and spoil hauled off',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'Three things decide most of it: feet of fence, number of openings, and what is under the posts. A hole in soil, a hole through asphalt and a hole through a reinforced slab are three different mornings.',
        },
        {
          kind: 'list',
          items: [
            'Height, and whether the fence carries slats or screens that catch the wind',
            'Exit hardware, closers and locks that match keys you already have',
            'Work outside normal hours, or in stretches spread over months',
            'Access: whether a truck with a drill can reach the line',
          ],
        },
      ],
    },
    questions: {
      heading: 'What managers ask first',
      items: [
        {
          id: 'work-outside-hours',
          question: 'Can you work around our opening hours?',
          answer:
            'Yes, if we know them before we price the job. Holes and concrete can be done in a quiet stretch of the lot while you trade. Loud cutting is set for the time you choose. Tell us your delivery days too, so that the gate is never the part that is missing.',
        },
        {
          id: 'spear-tops',
          question: 'Are spear tops allowed?',
          answer:
            'In many places, above a certain height; in some, not at all, and near schools and play areas a flat top is the sensible choice anyway. Check with the city for your zone. The same panel comes in both versions, so the decision does not hold up the drawing.',
        },
        {
          id: 'fence-an-asphalt-lot',
          question: 'Can posts go into an asphalt lot?',
          answer:
            'Yes. We core through the asphalt, dig the footing below it and finish the concrete at the surface so that water runs away from the post. We have underground utilities marked first. Private lines, such as lot lighting, are not part of that service, so show us the plans if you have them.',
        },
      ],
    },
    related: {
      heading: 'Edges that still let light in',
      pictures: ['decorative-fencing', 'automated-gate-systems'],
      articles: ['choosing-fencing-material', 'fence-maintenance-longevity'],
    },
    close: { heading: 'A site that has to stay open?\nWalk it with us.' },
  },
}
