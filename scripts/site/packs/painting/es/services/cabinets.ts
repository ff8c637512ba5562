import type { ServiceWords } from 'contractor-website/content'

export const cabinets: ServiceWords = {
  name: 'Pintura de gabinetes',
  description: 'Quitamos las puertas, las desengrasamos, las lijamos y las pintamos con pistola, con un acabado como de fábrica.',
  shortLine: 'Con pistola, no con brocha',
  facts: ['Cerca de una semana', 'Las puertas, en nuestro taller'],
}
