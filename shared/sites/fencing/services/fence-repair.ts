import type { Service } from '../../../site-types.ts'

export const fenceRepair: Service = {
  id: 'repair',
  name: 'Fence repair',
  description: 'Leaning posts, storm damage, rot at the ground. We rebuild the bay that failed and match the rest.',
  shortLine: 'The bay that failed, rebuilt',
  facts: ['One bay or the whole line', 'Matched to the rest'],
  picture: 'fence-repair',
  drawing: 'repair-row',
  mark: 'repair-mark',
  page: {
    path: '/fence-repair-simi-valley/',
    metaData: {
      title: 'Fence Repair in Simi Valley, CA',
      description:
        'Leaning posts, storm damage and rot in Simi Valley: how to tell what failed, when one bay is enough, and when a new fence costs less.',
    },
    h1: 'Fence repair',
    subtitle: 'We find what failed, rebuild that, and tell you when mending stops making sense.',
    run: 'repair-run',
    body: [
      { kind: 'heading', level: 2, text: 'Push it before you call' },
      {
        kind: 'paragraph',
        text: 'You can do most of the diagnosis in five minutes. Take hold of the post nearest the trouble, at chest height, and push. If the ground moves with it, the concrete has lost its grip. If the post bends at the grass and the ground stays still, the wood has rotted there. If the post is firm and the panel rattles, rails or screws have let go, and that is the small repair of the three. Then do the same to the posts on both sides. What you feel in your hand is what we will ask about on the phone.',
      },
      { kind: 'heading', level: 2, text: 'What you see, and what it usually is' },
      {
        kind: 'table',
        head: ['You see', 'Usually', 'We do'],
        rows: [
          [
            'A whole stretch leans one way after wind',
            'Posts snapped at grade, panels still sound',
            'New posts in new concrete, the old panels hung again.',
          ],
          ['One post leans, the rest are plumb', 'A wet spot: sprinkler, downspout, planter', 'Reset that post, and move the water.'],
          ['Boards gray, cupped or split', 'Sun and age', 'Replace what is split. Gray alone is not a fault.'],
          ['Bottom rail sags', 'Soil or mulch piled against it', 'Clear the soil, renew the rail, leave a gap.'],
          [
            'Gate drags',
            'Hinge post moved, or frame out of square',
            'See [gate installation](/gate-installation-simi-valley/): post, brace or hinge.',
          ],
          ['Crushed or missing bay', 'A branch or a car', 'Photographs and a written price for your insurer, then the bay.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Mend or replace: count the posts' },
      {
        kind: 'paragraph',
        text: 'Boards are easy to change and posts are not, so we count posts. If one in five has failed, mending is money well spent. If one in two has, the others are the same age, stand in the same ground, and will go in the same wind. In between, we give you both prices and say which we would choose if it were our yard. A fence may also be mended in halves: the windy side this year, the rest when it asks for it. A basic wood fence, new, on level ground with no gate, costs **$1,500 to $3,000**, which is the figure to hold a large repair against.',
      },
      { kind: 'heading', level: 2, text: 'How a new bay joins an old line' },
      {
        kind: 'paragraph',
        text: 'First the old concrete comes out, because a new post beside an old plug leans toward it. The hole goes to fresh soil, the post is braced plumb and the concrete sets before anything hangs on it. Rails are cut to meet the old ones, boards to the old width and height, 8\'-0" from post to post unless your fence was built to another beat. New cedar is honey-colored; beside gray boards it shows for a season or two. You can wait, stain the whole side, or let us swap boards so that the new ones stand where nobody looks.',
      },
    ],
    includes: {
      heading: 'What is in the price',
      items: [
        'Every post on the line pushed and noted',
        'Failed posts and their old concrete dug out',
        'New posts set and braced until firm',
        'Rails and boards cut to the old sizes',
        'Sound panels hung again',
        'Broken wood and concrete hauled away',
      ],
    },
    priceFactors: {
      heading: 'What moves it',
      body: [
        {
          kind: 'paragraph',
          text: 'The number of posts, above all. A board takes minutes; a post takes a hole, and the old concrete has to leave it first. Next come roots and rock, how far everything is carried by hand, and whether your boards are a size that is still sold. A repair that can wait for a second one nearby costs less per post, so ask your neighbor to push theirs too.',
        },
      ],
    },
    questions: {
      heading: 'Three things people ask',
      items: [
        {
          id: 'fence-fell-tonight',
          question: 'My fence is down. What do I do first?',
          answer:
            'Keep children and dogs in, and stay clear of anything that touches a wire. Prop a leaning panel from the low side if you can do it safely. Take photographs before you move pieces, tell your neighbor, and call us when the office opens at 8 AM on a weekday.',
        },
        {
          id: 'insurance',
          question: 'Will insurance pay for it?',
          answer:
            'That depends on your policy, its deductible and what brought the fence down. Ask before work begins. We give you dated photographs, the lengths and a written price with posts and panels listed apart, which is the form in which an adjuster can read it.',
        },
        {
          id: 'steel-repair-posts',
          question: 'Can you brace a rotten post instead?',
          answer:
            'A steel mender beside a post that broke at grade can hold an otherwise sound panel for a while, and we say so when it is enough. It needs solid wood above and firm concrete below. In a closed fence on a windy side we would rather set a new post.',
        },
      ],
    },
    related: {
      heading: 'What it can look like again',
      pictures: ['hero', 'gate-installation'],
      articles: ['fence-maintenance-longevity', 'choosing-fencing-material'],
    },
    close: { heading: 'Something leaning?\nTell us which way.' },
  },
}
