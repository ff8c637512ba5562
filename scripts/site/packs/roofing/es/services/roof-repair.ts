import type { ServiceWords } from 'contractor-website/content'

export const roofRepair: ServiceWords = {
  name: 'Reparación de techos',
  description: 'Buscamos por dónde entra el agua, que rara vez es justo encima de la mancha, y reparamos ese punto.',
  shortLine: 'Primero hallamos la gotera',
  facts: ['Fotos antes y después', 'Casi siempre en menos de un día'],
}
