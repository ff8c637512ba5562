import type { ServiceWords } from 'contractor-website/content'

export const sewerLines: ServiceWords = {
  name: 'Drenaje a la calle',
  description: 'Miramos adentro con una cámara, marcamos el punto arriba y reparamos solo el tramo malo.',
  shortLine: 'Primero se ve, luego se cava',
  facts: ['Recibe el video', 'El 811 marca los servicios'],
}
