import type { ServiceWords } from 'contractor-website/content'

export const roofReplacement: ServiceWords = {
  name: 'Techos nuevos',
  description:
    'Quitamos las tejas viejas, revisamos la base y ponemos membrana, tapajuntas y tejas nuevas, clavadas como pide el fabricante.',
  shortLine: 'Listo en pocos días',
  facts: ['Por lo general, de 1 a 3 días', 'Base dañada: precio por hoja'],
  measures: [
    { label: 'Visita y medición', value: '45 minutos' },
    { label: 'Por lo general', value: '1 a 3 días' },
    { label: 'Cotización', value: 'Por escrito' },
  ],
}
