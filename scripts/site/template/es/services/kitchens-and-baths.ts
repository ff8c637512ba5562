import type { ServiceWords } from 'contractor-website/content'

export const kitchensAndBaths: ServiceWords = {
  name: 'Cocinas y baños',
  description: 'Gabinetes, azulejo, muebles y lo que hay detrás de la pared, con un solo calendario para todos.',
  shortLine: 'Un calendario para todos',
  facts: ['El polvo no sale del cuarto', 'Fechas por escrito'],
}
