import type { ServiceWords } from 'contractor-website/content'

export const exteriorPainting: ServiceWords = {
  name: 'Pintura exterior',
  description: 'Primero lavamos, raspamos, sellamos y damos base, porque la pintura dura lo que dura lo de abajo.',
  shortLine: 'Primero se prepara',
  facts: ['Por lo general, de 3 a 6 días', 'Dos manos'],
}
