import type { ServiceWords } from 'contractor-website/content'

export const drainCleaning: ServiceWords = {
  name: 'Destape de drenajes',
  description: 'Destapamos la línea y luego miramos adentro con una cámara, para que sepa por qué se tapó.',
  shortLine: 'Destapado, y verá por qué',
  facts: ['Cámara en cada línea principal', 'Casi siempre el mismo día'],
}
