import type { ServiceWords } from 'contractor-website/content'

export const roofReplacement: ServiceWords = {
  name: 'Techos nuevos',
  description:
    'Quitamos las tejas viejas, revisamos la base y ponemos membrana, tapajuntas y tejas nuevas, clavadas como pide el fabricante.',
  shortLine: 'Listo en pocos días',
  facts: ['Casi toda casa, de 1 a 3 días', 'Madera nueva, precio por hoja'],
  measures: [
    { label: 'Visita y medición', value: '45 minutos' },
    { label: 'Casi toda casa', value: '1 a 3 días' },
    { label: 'Cotización', value: 'Por escrito' },
  ],
}
