import type { ServiceWords } from 'contractor-website/content'

export const fenceRepair: ServiceWords = {
  name: 'Fence repair',
  description: 'Leaning posts, storm damage or rot at the ground? We rebuild what failed in the style of the rest.',
  shortLine: 'We rebuild what failed',
  facts: ['One or two days', 'One post {prices.onePost}'],
  page: {
    metaData: {
      title: 'Fence Repair in Simi Valley, CA | Storm Damage and Posts',
      description:
        'Leaning posts, storm damage and rot in Simi Valley: how to tell what failed, when a repair is enough and when a new fence makes more sense.',
    },
    h1: 'Fence repair in\u00a0Simi\u00a0Valley',
    subtitle: 'We find what failed, fix it, and tell you when a new fence makes more sense than a repair.',
    chapters: { choose: 'Find', build: 'Fix' },
    choose: [
      { kind: 'heading', level: 2, text: 'What’s broken?' },
      {
        kind: 'paragraph',
        text: 'Pick the drawing that looks like your fence. It leads to the usual cause, what we do and the price.',
      },
      {
        kind: 'options',
        items: [
          { name: 'One post leans', drawing: 'fault-post', row: 'one-post-leans' },
          { name: 'Boards are split or missing', drawing: 'fault-boards', row: 'boards-split' },
          { name: 'Wood is rotten at the ground', drawing: 'fault-rot', row: 'rotten-at-the-ground' },
          { name: 'The gate drags', drawing: 'fault-gate', row: 'gate-drags' },
          { name: 'A whole stretch is down', drawing: 'fault-stretch', row: 'stretch-is-down' },
        ],
      },
      {
        kind: 'table',
        head: ['What you see', 'What it usually is', 'What we do', 'Usual price'],
        ids: ['one-post-leans', 'boards-split', 'rotten-at-the-ground', 'gate-drags', 'stretch-is-down'],
        rows: [
          [
            'One post leans, the rest stand straight',
            'A wet spot (sprinkler, downspout, planter), or loose concrete',
            'Reset the post in new concrete and show you where the water comes from.',
            '**{prices.onePost}**',
          ],
          [
            'Boards are split, cupped or missing',
            'Sun and age, or a ball',
            'Put in new boards, cut to match. Boards that are only gray can stay.',
            '**{prices.oneBoard}** a board, {prices.smallestRepair} at least',
          ],
          [
            'Wood is soft at the ground',
            'Soil, mulch or a sprinkler against it',
            'Set a new post, clear the soil and leave a gap under the boards.',
            '**{prices.onePost}**',
          ],
          [
            'The gate drags or won’t latch',
            'A hinge post that moved, or a frame out of square',
            'Fix the post, brace or hinge. See [gate installation](/gate-installation-simi-valley/).',
            '**{prices.gateRepair}**',
          ],
          [
            'A whole stretch leans or is down',
            'Posts snapped at the ground; the panels are often still sound',
            'Set new posts and replace the panels. Rehanging sound ones costs less. Each further section with its post is {prices.nextSection}. You get photos and a quote for your insurer.',
            '**{prices.oneSection}** for 8 feet with one post',
          ],
        ],
      },
      { kind: 'heading', level: 3, text: 'A test you can do now' },
      {
        kind: 'paragraph',
        text: 'Push the post nearest the trouble at chest height. If **the ground moves with it**, the concrete is loose. If **it bends at the ground**, the wood has rotted there. If **it’s firm but the panel rattles**, it’s just rails or screws.',
      },
      { kind: 'drawing', drawing: 'push-test', caption: 'The push test: press the post nearest the trouble and watch the ground.' },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'We rebuild what failed\nand keep the rest' },
      {
        kind: 'paragraph',
        text: 'We dig out the old concrete first, because a new post next to loose concrete will lean, too. New cedar shows for a year or two. You can wait, stain the whole side, or have us swap boards so the new ones stand where nobody looks.',
      },
      {
        kind: 'comparison',
        before: 'fence-repair-before',
        after: 'fence-repair-after',
        caption: 'Renderings: one section with snapped boards, and the same section rebuilt in new cedar.',
      },
      { kind: 'heading', level: 3, text: 'Repair or replace? Count the posts.' },
      {
        kind: 'paragraph',
        text: 'Boards are easy to replace, and posts aren’t. If one post in five has failed, a repair is money well spent. If one in two has, plan on a new fence, because the rest are just as old. In between, we quote both and tell you which we’d pick for our own yard.',
      },
      {
        kind: 'drawing',
        drawing: 'repair-count',
        caption: 'Two of ten failed: repair it. Five of ten failed: replace it.',
      },
    ],
    price: {
      label: 'One post, reset in new concrete',
      range: '**{prices.onePost}**',
      note: 'One section with one of its posts is {prices.oneSection}, and a second post on the same visit adds {prices.secondPost}. The smallest repair is {prices.smallestRepair}. Two repairs on one street in one visit usually cost less per post, so ask your neighbor.',
    },
    urgent: {
      heading: 'Fence down tonight?',
      text: 'After hours, leave a message and we’ll call back the next business morning. We usually come look within two business days, for free.',
      photos: 'Send us a photo',
    },
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
          text: 'You pay mostly for posts. A board takes minutes, but for a post we dig, and the old concrete has to come out first. That’s why, foot for foot, a repair costs more than a long new fence. After that it’s roots, rock, how far we carry everything and whether your boards are still sold. If two or more whole sections need replacing, we also quote them as a new fence, which can cost less. Forty feet of 6-foot cedar is **{prices.fortyFeetOfCedar}** on level ground with no gate, and hauling away the old one adds {prices.removalFoot} a foot.',
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
    close: { heading: 'Is your fence leaning?\nWe’ll look at it for free.' },
  },
}
