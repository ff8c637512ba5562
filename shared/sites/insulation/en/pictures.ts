import type { Words } from 'contractor-website/content'

export const pictures: Words['pictures'] = {
  hero: {
    alt: 'Attic with cream-colored spray foam between the rafters, sunlight from the gable window across the floor, a hose and two buckets',
  },
  'hero-dusk': {
    alt: 'The same attic at night: a work light on a tripod lights the foam between the rafters, with a hose and two buckets on the floor',
  },
  'residential-insulation': {
    alt: 'Framed room with most stud cavities filled with spray foam and one half filled, with a stepladder, a bucket and a hose near the window',
  },
  'commercial-insulation': {
    alt: 'Inside a long steel building: foam-coated roof and walls between red frames, a scissor lift and three drums on the concrete floor',
  },
  'attic-insulation': {
    alt: 'Attic, half sprayed: cream-colored spray foam between the rafters at the back, bare wood in front, with a work light, a coiled hose and two buckets',
  },
  'crawl-space-insulation': {
    alt: 'Crawl space with foam on the walls, a pale liner taped over the ground, wood posts on concrete footings and a white drain pipe below the joists',
  },
  'attic-before': {
    alt: 'Attic with bare rafters and roof boards, old pink batts hanging from the left-hand slope and lying on the floor',
  },
  'attic-after': {
    alt: 'Attic with cream-colored spray foam in every rafter space and a clear floor, sunlight from the gable window',
  },
  'crawl-space-before': {
    alt: 'Crawl space with a bare dirt floor, damp stains on the concrete walls and old pink batts sagging from between the joists',
  },
  'crawl-space-after': {
    alt: 'Crawl space with cream-colored foam on the walls, a pale liner over the ground and bare joists above',
  },
  'depth-gauge': {
    alt: 'Close-up of a steel depth gauge marked in inches, pushed into cream-colored spray foam between two wood studs',
  },
  'roofing-foam': {
    alt: 'White foam-coated flat roof with vents and rooftop units, snow-capped mountains on the horizon',
  },
}
