import type { Words } from 'contractor-website/content'
import { rValueStatement } from './r-value-statement.ts'

/** Name a thickness of foam only with its kind and its R-value (16 CFR 460). */
export const work: Words['work'] = {
  jobs: {
    'attic-foamed-under-the-roof': {
      title: 'Attic foam and coating, 1,200 square feet of roof',
      text: 'Old batts hung from the slopes, and the bedrooms below were cold. We took the batts out and sprayed the foam between the rafters on 1,200 square feet of roof. The city accepted R-48 in this existing attic and required a fire coating over the foam. The total covers batt removal, the foam and {prices.jobAtticCoating} for the coating. One day went to the batts, two to the foam and one to the coating. The ducts are now inside the insulated space.',
    },
    'crawl-space-walls': {
      title: 'Crawl space walls, 400 square feet',
      text: 'The floor above was cold, so we sprayed closed-cell foam 2 1/2 inches thick, R-15, on 400 square feet of crawl space wall. R-15 is what the 2015 to 2021 codes ask for here. The owner had fixed a leaky downspout and taken out the batts, and the radon contractor had sealed the liner. The rim joist already had foam, so the walls were our whole job. With the rim joist, batt removal and a 1,500-square-foot liner, a job like this is about {prices.crawlSpaceWhole}, plus a fan or warm air and any covering. Here’s [what each part costs](/crawl-space-insulation-denver/).',
    },
    'walls-of-an-addition': {
      title: 'New addition walls, 600 square feet',
      text: 'We sprayed closed-cell foam 5 inches thick, R-30, and sealed around every outlet box and wire. At 5 inches, the 2x6 walls met the 2021 code’s R-30 without a layer over the studs. The total covers the foam, masking, trimming and cleanup, but not the drywall. We had three days between the electrician and the drywall: one to spray, one for the wait, and one for the inspector on the builder’s permit.',
    },
    'steel-shop-that-dripped': {
      title: 'Metal shop foam and coating, 2,000 square feet',
      text: 'On cold mornings, the bare steel dripped on the tools. We sprayed closed-cell foam 3 inches thick, R-18, on 2,000 square feet of roof and wall. We did one half, let it air out, and came back two days later for the other. A third day went to the tested coating over the foam, which the code requires inside a shop. The coating was {prices.jobShopCoating} of the total. Clean panels and a low eave kept foam and coating costs low. On foam days, we sealed off one half, and work went on in the other.',
    },
    'finished-attic-in-a-bungalow': {
      title: 'Bungalow attic bedroom, 900 square feet of roof',
      text: 'We sprayed closed-cell foam 6 inches thick, R-36, between the rafters of this 1920s bungalow. The owner’s carpenter had deepened the rafters to 6\u00a01/2 inches, and an electrician had replaced the old knob-and-tube wiring. Before we quoted, the city told us that R-36 was enough in this existing roof. The total covers the foam only. The carpenter hung the drywall over it. The family slept elsewhere for two nights, one after each day of spraying.',
    },
    'flat-roof-foamed-and-coated': {
      title: 'Flat roof foam and coating, 1,500 square feet',
      spec: 'Closed-cell foam, 2 inches, R-12',
      text: `We sprayed closed-cell roofing foam at least 2 inches thick, R-12, with a white coating, on 1,500 square feet of flat roof. Water had stood in two low spots, so the foam is thicker there, and now the water runs to the drains. The old roof was dry, solid and only one layer, so it stayed. The total covers the foam, the coating and the permit we pulled. The coating has its manufacturer’s own warranty. Plan on a new coating every 10 to 15 years. ${rValueStatement}`,
    },
  },
  close: { heading: 'Have a space to insulate?\nGet a free quote.' },
}
