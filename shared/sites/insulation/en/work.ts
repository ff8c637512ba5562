import type { Words } from 'contractor-website/content'

/** A thickness of foam stands with its kind and its R-value (16 CFR 460). */
export const work: Words['work'] = {
  jobs: {
    'attic-foamed-under-the-roof': {
      title: '1,200 square feet under a roof',
      text: 'Old batts hung from the slopes and the upstairs bedrooms were cold. We bagged the batts, then sprayed closed-cell foam 8 inches thick, R-48, between the rafters. The ducts up there are now inside the insulated space.',
    },
    'crawl-space-sealed': {
      title: '400 square feet of crawl space wall',
      text: 'The floor above was cold and the concrete was damp. We sprayed closed-cell foam 2 1/2 inches thick, R-15, on the walls. The rim joist and the liner over the soil were quoted separately.',
    },
    'walls-of-an-addition': {
      title: 'The outside walls of a new addition',
      text: 'The framing was open for two days between the electrician and the drywall. We sprayed closed-cell foam 5 inches thick, R-30, and sealed around every outlet box and wire.',
    },
    'steel-shop-that-dripped': {
      title: 'A steel shop whose roof dripped',
      text: 'On cold mornings water condensed on the bare steel and dripped on the tools. We sprayed closed-cell foam 3 inches thick, R-18, on the roof and walls. The shop stayed open on one side while we worked on the other.',
    },
    'finished-attic-in-a-bungalow': {
      title: 'An attic bedroom in a 1920s bungalow',
      text: 'The rafters were shallow, so every inch counted. Closed-cell foam 6 inches thick, R-36, went between and over them. The family slept elsewhere for one night.',
    },
    'flat-roof-foamed-and-coated': {
      title: 'A flat roof, foamed and coated',
      text: 'Water stood in two low spots after each storm. We built them up with roofing foam so that water runs to the drains, then rolled on a white coating that reflects the sun.',
    },
  },
  close: { heading: 'Have a space like one of these?\nGet a free quote.' },
}
