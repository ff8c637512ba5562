import type { ServiceWords } from 'contractor-website/content'

export const waterHeaters: ServiceWords = {
  name: 'Calentadores de agua',
  description: 'Del tamaño que pide su casa, instalado, ventilado y probado. Nos llevamos el viejo.',
  shortLine: 'Instalado y probado',
  facts: ['Tanque, de paso o bomba de calor', 'Permiso incluido'],
}
