import type { ServiceWords } from 'contractor-website/content'

export const repair: ServiceWords = {
  name: 'Reparaciones',
  description: 'Arreglamos lo que está roto, gastado o chueco, y dejamos lo que todavía sirve.',
  shortLine: 'Se repara, no se cambia',
  facts: ['Casi todo toma un día', 'Cotización por escrito'],
  measures: [
    { label: 'Primera visita', value: '45 minutos' },
    { label: 'Casi toda reparación', value: '1 día' },
    { label: 'Cotización', value: 'Por escrito' },
  ],
}
