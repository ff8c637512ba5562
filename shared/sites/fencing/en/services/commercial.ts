import type { ServiceWords } from 'contractor-website/content'

export const commercialFencing: ServiceWords = {
  name: 'Commercial fencing',
  description: 'Steel and chain link fences for yards, lots and private schools, planned around your trucks, exits and business hours.',
  shortLine: 'Yards, lots and offices',
  facts: ['6 to 8 feet high', 'Chain link from {prices.chainLinkFoot.from} a foot'],
  page: {
    metaData: {
      title: 'Commercial Fencing in Simi Valley, CA | Steel, Chain Link',
      description:
        'Steel picket and chain link fences for yards, lots and private schools in Simi Valley, planned around your trucks, exits and business hours.',
    },
    h1: 'Commercial fencing in\u00a0Simi\u00a0Valley',
    subtitle: 'Steel and chain link up to eight feet, planned around your trucks, your exits and your hours.',
    choose: [
      { kind: 'heading', level: 2, text: 'Plan the gates\nbefore the fence' },
      {
        kind: 'paragraph',
        text: 'Before we draw anything, we list who comes through, when and in what: your first employee at 6 AM, the delivery truck, the trash hauler, the fire engine.',
      },
      { kind: 'heading', level: 3, text: 'Trucks and people on foot' },
      {
        kind: 'paragraph',
        text: 'Trucks need a wide enough gate, and room to turn into it. We chalk the turn on the asphalt and have a driver try it. People on foot need their own gate. On an accessible route it clears at least 32 inches and opens without a tight grip or a twist of the wrist.',
      },
      {
        kind: 'drawing',
        drawing: 'commercial-detail',
        caption: 'All four fences at one scale, eight feet tall. With slats, the posts are closer together and deeper.',
      },
      {
        kind: 'table',
        head: ['Fence', 'Where it fits', 'What to know'],
        rows: [
          ['Steel picket, spear top', 'Offices and lots that face a street', 'It’s hard to climb and easy to see through.'],
          ['Steel picket, flat top', 'Private schools, clinics, apartments', 'The same rails and posts, without the points.'],
          [
            'Galvanized chain link',
            'Storage yards, long back fences',
            'Costs less than steel pickets for the same length. We can patch the mesh by the foot.',
          ],
          [
            'Chain link with slats',
            'Trash areas, equipment yards',
            'Slats block most of the view but don’t stop noise. They catch wind like a wall.',
          ],
        ],
      },
      { kind: 'heading', level: 3, text: 'Ways out, and the fire department' },
      {
        kind: 'paragraph',
        text: 'Where people exit through the fence, the gate opens from inside without a key. The fire department may ask for a minimum width, a key box or a key switch. We ask, and put the answer on the drawing.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Stay open\nwhile we build' },
      {
        kind: 'paragraph',
        text: 'We build in stretches that we can close off by the end of the day. Each stretch of the old fence stays up until we’re ready to replace it.',
      },
      { kind: 'picture', picture: 'chain-link', caption: 'Black chain link with privacy slats behind a warehouse. A rendering.' },
      {
        kind: 'chain',
        parts: [
          { when: 'First: the posts', text: 'One stretch at a time. The concrete cures while you work as usual.' },
          { when: 'Then: the panels', text: 'On the same stretch. Your quote says how we close the gap at night.' },
          { when: 'Last: gates and locks', text: 'Locks that match yours. Your drivers try the gates.' },
        ],
      },
      { kind: 'heading', level: 3, text: 'One file for everybody' },
      {
        kind: 'paragraph',
        text: 'Owners, property managers and the city get the same file: a dimensioned plan, front views of each fence and gate, and the hardware list. The quote is broken down by stretch, so you can build the street side this year and the back next year.',
      },
      { kind: 'heading', level: 3, text: 'Permits' },
      {
        kind: 'paragraph',
        text: 'Over seven feet, you’ll usually need a building permit, and we pull it. Height limits, setbacks and sight lines at driveways depend on your city and zone, and some lots can’t have eight feet. We look yours up before we draw. Gates that open by themselves have [their own page](/automated-gate-systems-simi-valley/).',
      },
    ],
    price: {
      label: 'From 6-foot chain link to 8-foot steel',
      range: '**{prices.commercialFoot}** a foot',
      note: 'On level soil, without gates. Chain link is galvanized; ask about black. Eight-foot chain link is {prices.tallChainLinkFoot} a foot, and eight-foot steel is {prices.tallSteelFoot}. Slats add {prices.privacySlatsFoot} a foot at six feet. Your quote lists gates, coring through asphalt and exit hardware one by one.',
    },
    includes: {
      heading: 'What’s included',
      items: [
        'A site walk with whoever runs the yard',
        'A dimensioned plan and front views',
        'A concrete footing for every post',
        'Panels, and the gates, locks and closers in your quote',
        'The site closed off at the end of each day',
        'Dirt hauled away, and your old fence if it’s in your quote',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'The cost depends on the length, the number of openings and what’s under the posts. A hole in soil goes fast, one through asphalt takes longer, and one through a reinforced slab takes longest. Slats, exit hardware and work outside normal hours add to it.',
        },
      ],
    },
    questions: {
      heading: 'Commercial fence questions',
      items: {
        'work-outside-hours': {
          question: 'Can you work around our business hours?',
          answer:
            'Yes, if we know them before we quote the job. We can dig and pour in a quiet part of the lot while you’re open. Loud cutting happens when you choose, in the hours your city allows. Tell us your delivery days too, so we can keep a gate working on them.',
        },
        'spear-tops': {
          question: 'Are spear tops allowed?',
          answer:
            'Many cities allow them above a certain height. Some don’t allow them at all. Near schools and play areas, a flat top makes more sense anyway. We look up the rule for your zone before we draw. The same panel comes both ways, so you can decide any time before we order.',
        },
        'fence-an-asphalt-lot': {
          question: 'Can posts go into an asphalt lot?',
          answer:
            'Yes. We core through the asphalt, dig the footing below it and slope the concrete so water runs away from the post. We have underground utilities marked first (811). That doesn’t cover private lines such as lot lighting, so show us the plans if you have them.',
        },
        'certificate-of-insurance': {
          question: 'Can we get a certificate of insurance?',
          answer:
            'Yes. Ask for it with the quote, and tell us who has to be named as an additional insured: the owner, the tenant or the property manager. If the owner is an HOA, we name the association.',
        },
      },
    },
    close: { heading: 'Need to stay open?\nWe’ll plan the work around you.' },
  },
}
