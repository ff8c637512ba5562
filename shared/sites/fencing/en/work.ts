import type { Words } from 'contractor-website/content'

export const work: Words['work'] = {
  jobs: {
    'white-vinyl-around-a-lawn': {
      title: '84 feet of white vinyl, a gate and haul-away',
      text: 'The old wood fence leaned toward the neighbor. We took it down and hauled it away with its concrete. We set the new posts on the property line, as both neighbors had agreed. The walk gate faces the street.',
    },
    'cedar-with-a-lattice-top': {
      title: '46 feet of cedar with a lattice top',
      text: 'The patio needed privacy, but not a wall. We built five feet of overlapped boards with a foot of lattice above, six feet in all. The fence runs straight across a level backyard, and the truck could park nearby. So the total is near the low end for overlapped boards ({prices.overlappedFoot} a foot) with lattice ({prices.latticeFoot} more).',
    },
    'horizontal-slats-beside-a-patio': {
      title: '38 feet of horizontal slats beside a patio',
      text: 'The patio was open on one side, and the owners wanted wall lights. Horizontal boards sag over long spans, so the posts stand six feet apart. A licensed subcontractor (C-10) ran the low-voltage wire before the slats went on. The total includes that wire, but not the lights or their installation. Slats alone cost {prices.slatFoot} a foot.',
    },
    'ranch-rail-on-open-ground': {
      title: '240 feet of ranch rail on open ground',
      text: 'Three wood rails mark the edge of a field and keep the view. The ground falls toward the road, so the rails follow the slope. We cut each post to height on site. The fence isn’t meant to hold animals, so there’s no wire behind the rails.',
    },
    'pickets-in-a-front-yard': {
      title: '62 feet of pickets in a front yard',
      text: 'The customers wanted a front fence that doesn’t hide the house. At three and a half feet, it needs no see-through top in Simi Valley. They painted it white themselves, so paint isn’t in the total. The brick path has no gate, only a post on each side, and we didn’t touch the bougainvillea.',
    },
    'section-rebuilt-after-a-windstorm': {
      title: '8 feet of cedar rebuilt after a windstorm',
      text: 'A sprinkler had kept two posts wet at the ground, and a windy night snapped them. The panels on both sides were sound, so we braced them while we dug out the old concrete and set two new posts. Then we fastened both panels to the new posts and rebuilt the eight feet of 6-foot cedar between them. The sprinkler now points away from the fence. The total is one section with a post, plus a second post.',
      customer: {
        quote: 'They told me the rest of the fence was fine, and charged me for eight feet, not for eighty.',
        name: 'Ellen W.',
        source: 'Google',
      },
    },
  },
  close: { heading: 'Have a yard like one of these?\nWe’ll measure for free.' },
}
