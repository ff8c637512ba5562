import type { ServiceWords } from 'contractor-website/content'

export const newLines: ServiceWords = {
  name: 'Líneas nuevas de agua y drenaje',
  description: 'Agua y drenaje para un baño, una lavandería o una cocina nuevos, con la medida y la ventilación que pide el código.',
  shortLine: 'Según código, con inspección',
  facts: ['Permiso e inspección incluidos', 'Probadas a presión'],
}
