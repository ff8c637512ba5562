import type { Words } from 'contractor-website/content'

export const pictures: Words['pictures'] = {
  hero: { alt: 'Una casa en una loma al atardecer, con luz en las ventanas' },
  repair: { alt: 'Una caja de herramientas roja sobre un banco de trabajo, frente a una pared de tablas' },
  'new-work': { alt: 'Una camioneta de trabajo con escalera, estacionada frente a una casa' },
  yard: { alt: 'Un jardín con un camino recto hasta la puerta de la casa' },
}
