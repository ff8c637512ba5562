import type { ServiceWords } from 'contractor-website/content'

export const gutters: ServiceWords = {
  name: 'Canaletas y bajantes',
  description: 'Canaletas sin uniones, del tamaño que pide el techo y con la pendiente justa para que desagüen.',
  shortLine: 'Sin uniones: el agua corre',
  facts: ['Hechas en su casa', 'Pendiente probada con agua'],
}
