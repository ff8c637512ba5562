import type { ServiceWords } from 'contractor-website/content'

export const deckStaining: ServiceWords = {
  name: 'Tinte para terrazas y cercas',
  description: 'Limpiamos, aclaramos y teñimos en días secos, para que la madera dure y el color quede parejo.',
  shortLine: 'Limpia, seca y teñida',
  facts: ['Hacen falta dos días secos', 'Tinte que no se pela'],
}
