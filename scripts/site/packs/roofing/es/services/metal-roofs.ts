import type { ServiceWords } from 'contractor-website/content'

export const metalRoofs: ServiceWords = {
  name: 'Techos de metal',
  description: 'Paneles de junta alzada con tornillos ocultos, cortados a la medida y con remate en cada orilla.',
  shortLine: 'Sin tornillos a la vista',
  facts: ['Junta alzada', 'Cortados a la medida'],
}
