import type { Words } from 'contractor-website/content'
import { anyCodeNote, factSheetOffer, rValueStatement } from './r-value-statement.ts'

export const estimate: Words['estimate'] = {
  words: {
    kind: 'foam',
    rangeLabel: 'Estimated range',
    rangeNote: 'This is an estimate, not a quote. We’ll measure for free and put the quote in writing.',
    submit: 'Show my estimate',
    linkLabel: 'Estimate my insulation',
    drawnAs: 'Cutaway drawn to scale: {place}, {summary}.',
    questions: {
      place: {
        label: 'Where the foam goes',
        options: {
          'attic-floor': 'Attic floor',
          'roof-deck': 'Attic, under the roof',
          walls: 'Walls',
          'crawl-space': 'Crawl space walls',
          'rim-joist': 'Rim joist',
          'metal-building': 'Metal building',
        },
      },
      area: {
        label: 'Area',
        unit: 'sq ft',
        hint: 'Multiply length by width. For walls, multiply length by height. For a roof, add every slope and the gable walls. For a rim joist, measure around the house: one foot is about one square foot. For a metal building, add the roof and walls.',
      },
      foam: {
        label: 'Foam',
        hint: 'In some spots, only one kind of foam works.',
        options: { 'open-cell': 'Open-cell foam', 'closed-cell': 'Closed-cell foam' },
      },
      thickness: {
        label: 'Thickness',
        hint: 'What you can choose depends on the foam and where it goes.',
        option: '{foam}, {inches} inches, R-{rValue}',
      },
      removal: {
        label: 'Take out my old insulation',
        hint: 'Bagged and hauled away. Gray, pebbly vermiculite has to be tested for asbestos first.',
      },
    },
    layer: '{area} square feet of {foam}, {inches} inches, R-{rValue}',
    statement: `${rValueStatement} ${factSheetOffer}`,
    codeNote: anyCodeNote,
    codePlaces: ['attic-floor', 'roof-deck', 'walls'],
    includedRemoval: 'Taking out, bagging and hauling away the old insulation',
    notes: {
      roofDeck: 'roof deck',
      rimJoist: 'rim joist',
      liner: 'sealed liner',
      studs: '2x6 studs',
      joists: 'ceiling joists',
      panel: 'steel panel',
      girt: 'girt',
      onCenter: '{size} o.c.',
      squareFeet: '{area} sq ft',
    },
    included: {
      heading: 'What’s included',
      items: [
        'Foam sprayed to the thickness you chose, checked with a depth gauge',
        'Masking of floors, windows and whatever stays',
        'Trimming, cleanup and haul-away',
        'The permit, if your city requires one: we pull it',
      ],
    },
    excluded: {
      heading: 'What isn’t included',
      items: [
        'A fire covering over the foam. Most attics and metal buildings need one. So do some crawl spaces, and rim joists with foam over 3\u00a01/4 inches. A tested coating is about {prices.foamCoating} a square foot.',
        'The vapor-slowing coating or layer that open-cell foam needs under a roof and usually in an outside wall: about {prices.vaporLayer} a square foot',
        'The liner in a crawl space: about {prices.crawlSpaceLiner} per square foot of floor',
        'Permanent fans and other ventilation, quoted after the visit',
        'Drywall, and siding or roof repairs: get a price from each trade',
        'Moving wiring, pipes or ducts: get a price from an electrician, plumber or furnace contractor',
      ],
    },
    affects: {
      heading: 'What affects the price',
      items: [
        'How tight the space is and how we get in',
        'Wiring, pipes and ducts in the way',
        'Old insulation that has to come out first',
        'The shape of the surface: open walls go faster than odd corners',
      ],
    },
    time: {
      heading: 'How long it takes',
      text: '{from} to {to} days on site. Plan to be out of the house, or the sprayed part of a commercial building, while we work and for about a day after. The foam’s manufacturer sets the exact time.',
    },
    contact: {
      heading: 'Request Free Quote',
      text: 'We’ll get this estimate along with your message. We’ll come out, measure, ask your city what it requires, and put the foam, thickness and price in writing.',
    },
  },
}
