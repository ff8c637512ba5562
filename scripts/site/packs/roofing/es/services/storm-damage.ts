import type { ServiceWords } from 'contractor-website/content'

export const stormDamage: ServiceWords = {
  name: 'Daños por granizo y viento',
  description: 'Tapamos lo que quedó abierto, tomamos fotos de cada lado y hacemos el presupuesto como lo pide su seguro.',
  shortLine: 'Lona, fotos y reparación',
  facts: ['Fotos de cada lado', 'Nos reunimos con el ajustador'],
}
