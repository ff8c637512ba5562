import type { GeneralWords } from 'contractor-website/content'
import { trade } from './trade.ts'

export const general: GeneralWords = {
  place: '{city}, {region}',
  callToAction: 'Llame: la visita es gratis',
  scheduleCall: 'Llame: la visita es gratis',
  keywords: [`${trade.work} {city}`, 'contratista {city}'],
  header: { quoteLabel: 'Pida una cotización', quoteLabelShort: 'Cotización gratis' },
  shareEmailFooter: '{name}, {city}, {phoneNumber}',
  phoneBlock: { heading: '¿Tiene una pregunta?\nLlámenos' },
  servicesPage: { close: { heading: '¿No sabe cuál elegir?\nLlámenos.' } },
  footer: {
    heading: trade.title,
    paragraphs: [
      `{name}: ${trade.work} para casas y negocios en {towns}.`,
      'Llame {hours} y le contesta una persona. Fuera de horario, deje un mensaje y le devolvemos la llamada la mañana del siguiente día hábil.',
    ],
    text: `${trade.title} en {city}.`,
  },
}
