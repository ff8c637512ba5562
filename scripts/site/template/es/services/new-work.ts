import type { ServiceWords } from 'contractor-website/content'

export const newWork: ServiceWords = {
  name: 'Obra nueva',
  description: 'La dibujamos con usted, la medimos en el lugar y la construimos. Trata con las mismas personas hasta el final.',
  shortLine: 'Dibujada, medida y hecha',
  facts: ['Dibujo antes de cotizar', 'Permisos incluidos'],
}
