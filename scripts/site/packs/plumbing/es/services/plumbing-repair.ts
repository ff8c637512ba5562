import type { ServiceWords } from 'contractor-website/content'

export const plumbingRepair: ServiceWords = {
  name: 'Reparación de plomería',
  description:
    'Fugas, inodoros que no dejan de correr, llaves trabadas y poca presión: hallamos la causa, le damos el precio y luego lo arreglamos.',
  shortLine: 'Primero el precio',
  facts: ['Casi todo toma 1 o 2 horas', 'El precio, antes de empezar'],
  measures: [
    { label: 'Casi toda reparación', value: '1 a 2 horas' },
    { label: 'El precio', value: 'Antes de empezar' },
    { label: 'Las piezas', value: 'En la camioneta' },
  ],
}
