import type { ServiceWords } from 'contractor-website/content'

export const fixtures: ServiceWords = {
  name: 'Llaves e inodoros',
  description: 'Sale lo viejo, entra lo nuevo, revisamos las llaves de paso y todo queda seco antes de irnos.',
  shortLine: 'Puesto, firme y probado',
  facts: ['Casi todo toma de 1 a 3 horas', 'Puede comprarlo usted'],
}
