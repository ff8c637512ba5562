import type { ServiceWords } from 'contractor-website/content'

export const additions: ServiceWords = {
  name: 'Ampliaciones',
  description: 'Un cuarto nuevo que parece haber estado siempre ahí, desde los cimientos hasta las molduras.',
  shortLine: 'Un equipo, un contrato',
  facts: ['Planos y permisos incluidos', 'Subcontratistas con licencia'],
}
