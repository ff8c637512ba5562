import type { OwnPageWords } from 'contractor-website/content'
import { atticCodeNote, energyCodeLink, rValueStatement } from '../r-value-statement.ts'

export const atticInsulation: OwnPageWords = {
  metaData: {
    title: 'Attic Insulation in Denver, CO | Spray Foam Cost and Types',
    description:
      'Attic insulation in metro Denver: foam under the roof or insulation on the floor, what foam costs per square foot, and when foam isn’t the answer.',
  },
  h1: 'Attic insulation in\u00a0metro\u00a0Denver',
  subtitle: 'Foam under the roof or insulation on the floor: which one your attic needs, and what it costs.',
  picture: 'attic-insulation',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'If your attic holds a furnace, ducts, storage or a finished room, foam goes under the roof. If it’s empty, sealing the leaks and blowing loose fill onto the floor is usually the better buy. We don’t blow it in ourselves. If that’s what your attic needs, we’ll say so.',
    },
    {
      kind: 'comparison',
      before: 'attic-before',
      after: 'attic-after',
      caption: 'Renderings of one attic. Before: bare rafters and fallen batts. After: foam between the rafters, out to the eaves.',
    },
    { kind: 'heading', level: 2, text: 'Under the roof or on the floor?' },
    {
      kind: 'table',
      head: ['Where', 'Choose it if', 'What goes in', 'Cost'],
      rows: [
        [
          'Under the roof',
          'You have ducts, a furnace, storage or a room up there.',
          'Closed-cell foam 8 inches thick, R-48.',
          '{prices.roofDeckClosedCell} per square foot of roof',
        ],
        [
          'On the floor, with foam',
          'You want the floor sealed and insulated in one step. Old insulation comes out first.',
          'Open-cell foam 17 1/2 inches thick, R-60.',
          '{prices.atticFloorOpenCell} per square foot of floor',
        ],
        [
          'On the floor, with loose fill',
          'The attic is empty and every corner can be reached.',
          'Leaks sealed first, then about 17 inches of blown-in cellulose, R-60.',
          'Usually less than foam. Get that price from a blown-in crew and compare.',
        ],
      ],
    },
    { kind: 'paragraph', text: `${rValueStatement} ${atticCodeNote} ${energyCodeLink}` },
    { kind: 'heading', level: 2, text: 'What attic foam costs' },
    {
      kind: 'paragraph',
      text: 'A 1,200-square-foot roof with closed-cell foam 8 inches thick, R-48, costs {prices.atticRoof}. Measure every slope and the gable walls: together, they’re bigger than the floor below. [Estimate my insulation](/estimate/) works it out for your size and thickness. If your city asks for R-49, we spray a little over 8 inches, for about {prices.roofDeckCodeStep} more per square foot. Where rafters are shallower than 8 inches, the foam covers their edges, too. If you want drywall there, a carpenter deepens them first.',
    },
    {
      kind: 'paragraph',
      text: 'Open-cell foam is the other choice under a roof. At 9 1/4 inches, R-32, it costs {prices.roofDeckOpenCell} per square foot, plus about {prices.vaporLayer} for the vapor-slowing coating it needs here. R-32 is less than any code here asks for in a new attic, so use it only in an existing one, if your city accepts it.',
    },
    {
      kind: 'paragraph',
      text: 'A covering over the foam is extra, and most attics need one. If you only go up there to service equipment, a lighter one may do. If you store things or live up there, it’s usually drywall or a heavier coating. A tested coating is about {prices.foamCoating} per square foot. Taking out old insulation is extra, too, at {prices.removalFoot} per square foot of the area it covers. For the 1,200-square-foot roof above, closed-cell foam with both extras is about {prices.atticWhole}. Gray, pebbly vermiculite has to be tested for asbestos before anybody touches it.',
    },
    { kind: 'heading', level: 2, text: 'How we insulate an attic' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Look.** We check the roof for leaks, the wiring, and where your furnace and water heater get their air.',
        '**Clear.** You take out what’s stored there. Old insulation can often stay on the floor if the foam goes under the roof.',
        '**Close.** We close every vent, at the eaves, the ridge and the gables, because the attic becomes part of the house. Bath fans have to blow outside.',
        '**Spray.** Foam goes between the rafters and on the gable walls in layers, and over the top of the outside wall without a gap.',
        '**Cover.** If your quote has a fire coating, we write down the foam’s thickness first and then spray the coating. Drywall is another contractor’s job.',
        '**Wait.** Everybody stays out for the time the foam’s manufacturer sets, often about a day.',
        '**Measure.** Then you pick the spots, and we push a depth gauge through the foam and touch up any coating.',
      ],
    },
    {
      kind: 'drawing',
      drawing: 'attic-detail',
      caption: 'The eave, cut open: the hardest spot to seal. Closed-cell foam 8 inches thick is R-48.',
    },
    {
      kind: 'paragraph',
      text: 'Most attics take two or three days, and a coating can add one. Plan on sleeping elsewhere for as many nights, at your own cost. If the job needs a permit of its own, we pull it. Work inside rarely needs HOA approval. You pay once you’ve walked through the finished job. We carry liability insurance and workers’ comp, and our work has a ten-year warranty. [All our terms](/about/).',
    },
    { kind: 'heading', level: 2, text: 'When foam isn’t right' },
    {
      kind: 'list',
      items: [
        '**The roof leaks.** Fix it first, because foam hides a leak.',
        '**Your shingles are under warranty.** Some manufacturers don’t cover shingles with foam under the deck, so ask yours first, and your home insurer, too.',
        '**The wiring is knob-and-tube.** It needs air around it.',
        '**The furnace draws its air from the attic.** It needs its own air supply before we close the vents.',
        '**Only one bedroom is cold.** The cause may be the hatch or a light. [Look for the leak](/blog/where-your-heat-goes-at-night/) before you buy anything.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'For ice dams, see [what foam can and can’t do](/#ice-dams).',
    },
  ],
  close: { heading: 'Hot or cold upstairs?\nWe’ll look at your attic for free.' },
}
