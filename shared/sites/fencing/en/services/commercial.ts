import type { ServiceWords } from 'contractor-website/content'

export const commercialFencing: ServiceWords = {
  name: 'Commercial fencing',
  description: 'Steel and chain link fences for yards, lots and private schools, planned around your trucks, exits and business hours.',
  shortLine: 'Yards, lots and offices',
  facts: ['Up to 8 feet', 'Planned around your trucks'],
  page: {
    metaData: {
      title: 'Commercial Fencing in Simi Valley, CA | Steel, Chain Link',
      description:
        'Steel picket and chain link fences for yards, lots and private schools in Simi Valley, planned around your trucks, exits and business hours.',
    },
    h1: 'Commercial fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Steel and chain link up to eight feet, planned around your trucks, your exits and your hours.',
    body: [
      { kind: 'heading', level: 2, text: 'Plan the gates before the fence' },
      {
        kind: 'paragraph',
        text: 'We start with the openings, because that’s where a commercial fence succeeds or fails. Before we draw anything, we list who comes through, when, and in what. That includes your first employee at 6 AM, the delivery truck, the trash hauler, the fire engine, somebody in a wheelchair and a customer who’s never been there.',
      },
      {
        kind: 'list',
        items: [
          '**Trucks** need the width of the gate plus room to turn. We chalk the turn on the asphalt and have a driver try it.',
          '**People on foot** need their own gate. On an accessible route it clears at least 32 inches and opens without a tight grip.',
          '**People leaving in an emergency** need a gate that opens from inside without a key, wherever the exit crosses the fence.',
          '**The fire department** may ask for a minimum width, a key box or a key switch. Check with your city, and we’ll put the answer on the drawing.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Four commercial fences compared' },
      {
        kind: 'table',
        head: ['Fence', 'Where it fits', 'What to know'],
        rows: [
          [
            'Steel picket, spear top',
            'Offices and lots that face a street',
            `A picket every 4 3/4" and a post every 8'-0". It’s hard to climb and easy to see through.`,
          ],
          ['Steel picket, flat top', 'Private schools, clinics, apartments', 'The same rails and posts, without the points.'],
          [
            'Galvanized chain link',
            'Storage yards, long back fences',
            'Costs less than steel for the same length. We can patch the mesh by the foot.',
          ],
          [
            'Chain link with slats',
            'Trash areas, equipment yards',
            'Slats block most of the view but don’t stop noise. They catch wind like a wall, so posts go deeper and closer together.',
          ],
        ],
      },
      {
        kind: 'drawing',
        drawing: 'commercial-detail',
        caption: 'The four at one scale, eight feet tall. With slats, posts are closer together and deeper.',
      },
      { kind: 'heading', level: 2, text: 'Stay open while we build' },
      {
        kind: 'paragraph',
        text: 'You can stay open, because we build in stretches that we can close off by the end of the day. Posts go in first along the whole fence line, and the concrete cures while you work as usual. Panels follow, one stretch at a time. The old fence stays up until its replacement is ready to lock. We do the loud cutting and welding in the hours you pick. If the site has to be locked overnight, your quote says how we’ll do it.',
      },
      { kind: 'heading', level: 2, text: 'Drawings and permits for your approval' },
      {
        kind: 'paragraph',
        text: 'You’ll get one file that works for owners, property managers and the city. It has a dimensioned plan, elevations (front views) of each fence and gate, and the hardware list. The quote is broken down by stretch, so you can build the street side this year and the back next year. A fence over seven feet needs a building permit. If you need one, we pull it. Heights, setbacks and sight lines at driveways vary, so check with your city. Gates that open by themselves have [their own page](/automated-gate-systems-simi-valley/).',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'A site walk with whoever runs the yard',
        'A dimensioned plan and elevations',
        'Core drilling or footings for every post',
        'Panels, gates, locks and closers',
        'The site closed off at the end of each day',
        'Dirt hauled away, and your old fence if it’s in your quote',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Three things decide most of the cost: feet of fence, number of openings, and what’s under the posts. A hole in soil goes fast, one through asphalt takes longer, and one through a reinforced slab takes longest.',
        },
        {
          kind: 'list',
          items: [
            'Height, and slats or screens that catch the wind',
            'Exit hardware, closers and locks that match your existing keys',
            'Work outside normal hours, or spread over several months',
            'Access for a truck with a drill',
          ],
        },
      ],
    },
    questions: {
      heading: 'Commercial fence questions',
      items: {
        'work-outside-hours': {
          question: 'Can you work around our business hours?',
          answer:
            'Yes, if we know them before we quote the job. We can dig and pour in a quiet part of the lot while you’re open. Loud cutting happens when you choose, within your city’s noise hours. Tell us your delivery days too, so you’re never without a gate.',
        },
        'spear-tops': {
          question: 'Are spear tops allowed?',
          answer:
            'Many cities allow them above a certain height. Some don’t allow them at all. Near schools and play areas, a flat top makes more sense anyway. Check with your city for your zone. The same panel comes both ways, so you can decide later.',
        },
        'fence-an-asphalt-lot': {
          question: 'Can posts go into an asphalt lot?',
          answer:
            'Yes. We core through the asphalt, dig the footing below it and slope the concrete so water runs away from the post. We have underground utilities marked first (811). That doesn’t cover private lines such as lot lighting, so show us the plans if you have them.',
        },
      },
    },
    related: {
      heading: 'More fence and gate styles',
    },
    close: { heading: 'Need to stay open?\nWe’ll plan the work around you.' },
  },
}
