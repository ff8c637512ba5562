import type { ServiceWords } from 'contractor-website/content'

export const flatRoofs: ServiceWords = {
  name: 'Techos planos',
  description: 'Membranas para porches, ampliaciones y talleres, con juntas soldadas y bordes que suben por las paredes.',
  shortLine: 'Juntas soldadas, sin charcos',
  facts: ['TPO, PVC o bitumen modificado', 'Más pendiente donde se junta agua'],
}
