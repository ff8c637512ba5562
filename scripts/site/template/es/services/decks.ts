import type { ServiceWords } from 'contractor-website/content'

export const decks: ServiceWords = {
  name: 'Terrazas y porches',
  description: 'Zapatas bajo la línea de congelación, estructura atornillada a la casa y tablas para andar descalzo.',
  shortLine: 'Desde las zapatas',
  facts: ['Madera o material compuesto', 'Barandales según el código'],
}
