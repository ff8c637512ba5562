import type { GeneralWords } from 'contractor-website/content'

export const general: GeneralWords = {
  place: 'Simi Valley, California',
  callToAction: '¡Llame y hable con expertos en cercas!',
  scheduleCall: 'Llame y agende una consulta GRATIS',
  keywords: [
    'compañía de cercas Simi Valley',
    'contratista de cercas Simi Valley',
    'instalación de cercas',
    'instalación de portones',
    'reparación de cercas',
    'cuánto cuesta una cerca',
    'portones eléctricos',
    'cercas de privacidad',
    'cercas para alberca',
    'condado de Ventura',
  ],
  header: {
    quoteLabel: 'Pida su cotización gratis',
    quoteLabelShort: 'Cotización gratis',
  },
  shareEmailFooter: 'Simi Valley Fence & Gate, Simi Valley, California. ¿Preguntas sobre su propia cerca? Llame al {phoneNumber}.',
  phoneBlock: { heading: '¿Dudas sobre su cerca o portón?\nLlámenos hoy' },
  servicesPage: { close: { heading: '¿No sabe cuál elegir?\nLe aconsejamos y cotizamos gratis.' } },
  footer: {
    heading: 'Cercas y portones en Simi Valley',
    paragraphs: [
      'Construimos cercas y portones para casas y negocios en la zona de Simi Valley. De la albañilería, los motores de portón y el cableado se encargan subcontratistas con licencia.',
      '¿Se le cayó la cerca o se atoró el portón? Llame a cualquier hora. Fuera de horario, deje un mensaje y le devolvemos la llamada la mañana del siguiente día hábil.',
    ],
    text: 'Cercas, portones y reparaciones en la zona de Simi Valley.',
  },
}
