import type { ServiceWords } from 'contractor-website/content'

export const wallpaperRemoval: ServiceWords = {
  name: 'Retiro de papel tapiz',
  description: 'Quitamos papel y pegamento, lavamos las paredes y las dejamos lisas, listas para pintar.',
  shortLine: 'Paredes lisas, sin papel',
  facts: ['Cerca de un día por cuarto', 'Paredes resanadas y lisas'],
}
