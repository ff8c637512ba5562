import type { ServiceWords } from 'contractor-website/content'

export const drywallRepair: ServiceWords = {
  name: 'Reparación de tablaroca',
  description: 'Grietas, hoyos y manchas de agua, resanados y con la misma textura, para que no los vuelva a encontrar.',
  shortLine: 'Resanado que no se nota',
  facts: ['La misma textura', 'Pintado de esquina a esquina'],
}
