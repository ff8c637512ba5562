import type { ServiceWords } from 'contractor-website/content'

export const fenceRepair: ServiceWords = {
  name: 'Fence repair',
  description: 'Leaning posts, storm damage or rot at the ground? We rebuild the section that failed and match the rest.',
  shortLine: 'We rebuild what failed',
  facts: ['One section or all', 'Matched to the rest'],
  page: {
    metaData: {
      title: 'Fence Repair in Simi Valley, CA | Storm Damage and Posts',
      description:
        'Leaning posts, storm damage and rot in Simi Valley: how to tell what failed, when a repair is enough and when a new fence costs less.',
    },
    h1: 'Fence repair in\u00a0Simi\u00a0Valley',
    subtitle: 'We find what failed, fix it, and tell you when a new fence makes more sense than a repair.',
    body: [
      { kind: 'heading', level: 2, text: 'How to check a leaning fence' },
      {
        kind: 'paragraph',
        text: 'You can check most of it yourself in five minutes. Grab the post nearest the trouble at chest height, and push. If the ground moves with it, the concrete has let go. If the post bends at the ground, the wood has rotted there. If the post is firm but the panel rattles, it’s just rails or screws, which is the smallest repair of the three. Check the posts on both sides, too, and tell us what you found when you call.',
      },
      { kind: 'heading', level: 2, text: 'Common fence problems and fixes' },
      {
        kind: 'table',
        head: ['What you see', 'What it usually is', 'What we do'],
        rows: [
          [
            'A whole stretch leans one way after wind',
            'Posts snapped at the ground, panels still sound',
            'Set new posts in new concrete and rehang your panels.',
          ],
          [
            'One post leans, the rest stand straight',
            'A wet spot: sprinkler, downspout, planter',
            'Reset that post and show you where the water comes from.',
          ],
          ['Boards gray, cupped or split', 'Sun and age', 'Replace the split ones. Gray boards are fine.'],
          ['Bottom rail sags', 'Soil or mulch piled against it', 'Clear the soil, replace the rail, leave a gap.'],
          [
            'Gate drags',
            'Hinge post moved, or frame out of square',
            'Fix the post, brace or hinge. See [gate installation](/gate-installation-simi-valley/).',
          ],
          ['Crushed or missing section', 'A branch or a car', 'Give you photos and a written quote for your insurer, then rebuild it.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Repair or replace?' },
      {
        kind: 'paragraph',
        text: 'Count the posts. Boards are easy to replace and posts aren’t. If one in five has failed, a repair is money well spent. If one in two has failed, the rest are just as old and may go in the next big wind. In between, we’ll quote both and tell you which we’d pick for our own yard. You can also repair the windy side this year and the rest later. A basic new wood fence costs **{prices.basicWoodFence}** for about 40 to 60 feet of 6-foot cedar on level ground with no gate. Compare any large repair with that.',
      },
      {
        kind: 'comparison',
        before: 'fence-repair-before',
        after: 'fence-repair-after',
        caption: 'Renderings: one 8\'-0" section with snapped boards, and the same section rebuilt in new cedar.',
      },
      { kind: 'heading', level: 2, text: 'How we match a new section' },
      {
        kind: 'paragraph',
        text: 'We dig out the old concrete first, because a new post set next to loose old concrete will lean too. The new hole goes down to fresh soil. We brace the post plumb and let the concrete set before we hang anything on it. Rails and boards get cut to your old sizes. Posts stand 8\'-0" apart unless your fence was built differently. New cedar is honey-colored, so it’ll show for a year or two. You can wait, stain the whole side, or have us swap boards so the new ones stand where nobody looks. A like-for-like repair often doesn’t need a permit, but check with your city. If yours does, we pull it.',
      },
    ],
    includes: {
      heading: 'What’s included',
      items: [
        'Every post on the fence line checked and noted',
        'Failed posts and their old concrete dug out',
        'New posts set and braced until firm',
        'Rails and boards cut to the old sizes',
        'Your good panels rehung',
        'Broken wood and concrete hauled away',
      ],
    },
    priceFactors: {
      heading: 'What affects the price',
      body: [
        {
          kind: 'paragraph',
          text: 'Replacing one post usually costs {prices.onePost}, and rebuilding a section with one of its posts {prices.oneSection}. The number of posts affects the price most. A board takes minutes, but a post takes a hole, and the old concrete has to come out first. After that it’s roots, rock, how far we carry everything and whether your boards are still sold. Two repairs on one street usually cost less per post, so ask your neighbor to check theirs too.',
        },
      ],
    },
    questions: {
      heading: 'Fence repair questions',
      items: {
        'fence-fell-tonight': {
          question: 'My fence is down. What do I do first?',
          answer:
            'Keep kids and dogs in, and stay clear of anything that touches a wire. Prop up a leaning panel only if you can do it safely. Take photos before you move anything, and tell your neighbor. Then call us. After hours, leave a message and we’ll call back the next business morning.',
        },
        insurance: {
          question: 'Will insurance pay for the repair?',
          answer:
            'It depends on your policy, your deductible and what brought the fence down. Ask before work begins. We’ll give you dated photos, the lengths and a written quote that lists posts and panels separately, which helps your adjuster.',
        },
        'steel-repair-posts': {
          question: 'Can you brace a rotten post instead?',
          answer:
            'Sometimes. A steel repair bracket can hold a sound panel for a while when the post broke at the ground. It needs solid wood above and firm concrete below, and we’ll tell you if it’s enough. For a solid fence on a windy side, we’d rather set a new post.',
        },
      },
    },
    related: {
      heading: 'Fence and gate styles we build',
    },
    close: { heading: 'Is your fence leaning?\nWe’ll look at it for free.' },
  },
}
