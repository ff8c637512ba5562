import type { ServiceWords } from 'contractor-website/content'

export const interiorPainting: ServiceWords = {
  name: 'Pintura interior',
  description: 'Movemos y tapamos los muebles, rellenamos los hoyos y damos dos manos, con líneas rectas en el techo.',
  shortLine: 'Dos manos, líneas limpias',
  facts: ['Cerca de un día por cuarto', 'Pintura de poco olor'],
  measures: [
    { label: 'Una recámara', value: 'Cerca de un día' },
    { label: 'Manos', value: 'Dos' },
    { label: 'Cotización', value: 'Por escrito' },
  ],
}
