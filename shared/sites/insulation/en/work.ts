import type { Words } from 'contractor-website/content'
import { rValueStatement } from './r-value-statement.ts'

/** A thickness of foam stands with its kind and its R-value (16 CFR 460). */
export const work: Words['work'] = {
  jobs: {
    'attic-foamed-under-the-roof': {
      title: 'Attic spray foam, 1,200 square feet',
      text: 'Old batts hung from the slopes, and the bedrooms below were cold. We took them out, then sprayed closed-cell foam 8 inches thick, R-48, between the rafters. The total includes both. A fire covering, where the city requires one, is a separate item. The ducts up there are now inside the insulated space.',
    },
    'crawl-space-sealed': {
      title: 'Crawl space walls, 400 square feet',
      text: 'The floor above was cold, and a downspout had left damp stains on the concrete. The owner moved the downspout. Once the walls were dry, we sprayed them with closed-cell foam 2 1/2 inches thick, R-15. The total is for the walls alone. Taking out the batts, the liner, the foam on the rim joist and any covering are separate items. Here’s [what each part costs](/crawl-space-insulation-denver/).',
    },
    'walls-of-an-addition': {
      title: 'New addition walls, 600 square feet',
      text: 'We sprayed closed-cell foam 5 inches thick, R-30, and sealed around every outlet box and wire. That way, the 2x6 walls reached R-30 without a layer over the studs. We had two days between the electrician and the drywall: one to spray, and one for the wait and the inspector on the builder’s permit.',
    },
    'steel-shop-that-dripped': {
      title: 'Metal shop insulation, 2,000 square feet',
      text: 'On cold mornings, the bare steel dripped on the tools. We sprayed closed-cell foam 3 inches thick, R-18, on the roof and walls. We sprayed one half, let it air out, and came back two days later for the other, so work went on in the half we weren’t in. The covering over the foam was a separate item.',
    },
    'finished-attic-in-a-bungalow': {
      title: 'Attic bedroom in a 1920s bungalow, 900 square feet',
      text: 'The rafters were shallow, so the owner’s carpenter deepened them to 6 inches. We filled them with closed-cell foam 6 inches thick, R-36. Before we quoted, the city told us that filled rafters were enough in this existing roof. The carpenter’s drywall covers the foam. The family slept elsewhere for two nights.',
    },
    'flat-roof-foamed-and-coated': {
      title: 'Foam roof with coating, 1,500 square feet',
      text: `Water stood in two low spots after each storm. The old roof was dry and solid, so it stayed. We pulled the permit, then sprayed closed-cell roofing foam at least 2 inches thick, R-12, and more in the low spots. Now water runs to the drains. A white coating reflects the sun and carries its manufacturer’s own warranty. ${rValueStatement}`,
    },
  },
  close: { heading: 'Have a space like one of these?\nGet a free quote.' },
}
