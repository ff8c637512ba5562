import type { ServiceWords } from 'contractor-website/content'

export const doorsAndWindows: ServiceWords = {
  name: 'Puertas y ventanas',
  description: 'Medidas, niveladas y selladas, para que cierren con un dedo y no entre la lluvia.',
  shortLine: 'Niveladas y selladas',
  facts: ['Medio día cada una', 'Molduras por dentro y por fuera'],
}
