import type { Words } from 'contractor-website/content'
import { trade } from './trade.ts'

/** Links to every other page lead to the English one, until it has an entry here and its own words. */
export const pages: Words['pages'] = {
  homepage: {
    metaData: {
      title: `${trade.title} en {city}`,
      description: `{name}: ${trade.work} en {city}. Llame al {phoneNumber} y pida una visita gratis y una cotización por escrito.`,
    },
    h1: trade.h1,
    subtitle: 'Para casas y negocios en {city}. La visita y la cotización son gratis.',
  },
}
