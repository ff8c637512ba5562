import type { QuestionGroups } from 'contractor-website/content'

/** The thirteen questions of the home page. */
export const questionGroups: QuestionGroups = {
  materials: {
    name: 'Materials',
    items: {
      'which-material': {
        question: 'Which material is right for my yard?',
        answer:
          'It depends on what you need the fence to do. Side-by-side cedar costs less than vinyl but shows slits as it dries. Overlapped cedar has no gaps and costs about the same as vinyl, which needs less care. Iron keeps your view, and chain link is the cheapest 6-foot fence. Our guide to [choosing a fence material](/blog/choosing-fencing-material/) compares them.',
      },
      'vinyl-lifetime': {
        question: 'How long does a vinyl fence last?',
        answer:
          'A vinyl fence usually lasts **20 to 30 years**. The sun fades it slowly, and a hose keeps it clean. A cracked panel gets replaced, not repaired, so we’ll leave you the manufacturer’s name and color code. Keep grills a few feet away, because vinyl softens in heat.',
      },
      'santa-ana-winds': {
        question: 'Which fence stands up to Santa Ana winds?',
        answer:
          'An open fence stands up best, because wind blows through it. Iron and ranch rail catch much less wind than a solid panel, and so do slats with wide gaps. A solid fence in a windy spot needs stronger posts: deeper holes, closer spacing or steel. We check how exposed your yard is before we quote.',
      },
      'match-my-fence': {
        question: 'Can you match the fence I have?',
        answer:
          'Usually, yes. The shape is easy to match, but new cedar is honey-colored next to gray boards. Give it a year or two of weather, or stain both. With vinyl, it depends on whether your style is still made. Have a photo ready when you call, or see how we [rebuild one section](/fence-repair-simi-valley/).',
      },
    },
  },
  cost: {
    name: 'Cost',
    items: {
      'basic-wood-fence': {
        question: 'How much does a basic wood fence cost?',
        answer:
          'A basic wood fence costs **{prices.basicWoodFence}** for about 40 to 60 feet of 6-foot cedar. That’s with posts set in concrete, on level ground and without a gate. More length, a slope or a gate adds to it. After we measure, you’ll get one total in writing. [Estimate my fence](/estimate/).',
      },
      'adding-a-fence': {
        question: 'How much does it cost to add a fence?',
        answer:
          'Adding a fence usually costs **{prices.anyFence}**, depending on what it’s made of and how long it is. Short wood fences on level ground are at the low end, and chain link can cost less. Iron, vinyl, extra gates and steep lots are at the high end. A steel driveway gate with an opener adds {prices.automatedGate} by itself. [Estimate my fence](/estimate/).',
      },
      'price-up-or-down': {
        question: 'What makes the cost go up or down?',
        answer:
          'Length affects it most, then height. Slope, rock, old concrete, truck access, gates and hauling away the old fence all add to it. A straight fence line and standard board widths bring it down. A neighbor who shares the fence often pays half of it.',
      },
      'free-consultation': {
        question: 'Is the consultation free?',
        answer:
          'Yes. Call to schedule a FREE consultation. We’ll come out, measure the fence line and talk through materials with you. You’ll get a drawing and a written quote, usually within two business days. If you decide against it, you don’t owe us anything.',
      },
    },
  },
  'rules-and-upkeep': {
    name: 'Rules and upkeep',
    items: {
      permit: {
        question: 'Do I need a permit for a fence?',
        answer:
          'Usually not for a fence up to six feet. California’s building code exempts most fences up to seven, but a city can be stricter. Masonry pillars and retaining walls often need one, gate wiring usually does, and a new pool’s fence is on the pool’s permit. If your job needs one, we pull it and draw the plans the city wants. See the [rules for your town](/fence-rules-simi-valley/#do-i-need-a-permit).',
      },
      'height-limit': {
        question: 'How tall can my fence be?',
        answer:
          'In Simi Valley, six feet in back. In front, it’s 42 inches for a solid fence, and up to six feet if it’s see-through above that. Corners have to stay lower so drivers can see. That’s how we read the city’s rules on November 26, 2026. See the [fence rules](/fence-rules-simi-valley/) for {towns.others}.',
      },
      'fire-zone': {
        question: 'Can I have a wood fence in a fire zone?',
        answer:
          'Yes, but end the wood five feet from the house and finish with steel there. California’s rules for that strip (Zone 0) weren’t final when we last checked, on November 26, 2026. The drafts don’t allow wood fences or gates there. [See what’s settled and what isn’t](/fence-rules-simi-valley/#wood-fences-in-a-fire-zone).',
      },
      'property-line': {
        question: 'Who pays for a fence on the property line?',
        answer:
          'In California, neighbors generally share the reasonable cost of a boundary fence, after 30 days’ written notice. The law presumes both sides benefit (Civil Code section 841). There are exceptions, and a court decides if you can’t agree, so check before you count on it. It helps to talk to your neighbor early. We can put both names on one quote and meet with the two of you in the yard.',
      },
      'wood-care': {
        question: 'How do I take care of a wood fence?',
        answer:
          'Keep soil, mulch and sprinklers off it, because wet ground does more harm than sun. Once a year, push on every post, tighten the gate hardware and replace split boards. Stain it when water stops beading, or let it turn gray. Our guide to [fence maintenance and longevity](/blog/fence-maintenance-longevity/) puts the jobs in order.',
      },
    },
  },
}
