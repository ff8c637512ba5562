import type { ServiceWords } from 'contractor-website/content'

export const sewerLines: ServiceWords = {
  name: 'Drenaje principal',
  description: 'Miramos adentro con una cámara, marcamos el punto en el suelo y reparamos solo el tramo malo.',
  shortLine: 'Primero se ve, luego se cava',
  facts: ['Usted recibe el video', 'El 811 marca las líneas'],
}
