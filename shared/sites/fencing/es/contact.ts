import type { Words } from 'contractor-website/content'
import { general } from './general.ts'

/** What happens after the form is sent: on the contact page, after sending, and in the email to the customer. */
const next = [
  { label: 'A más tardar en un día hábil', text: 'Le llamamos, o le mandamos un mensaje o un correo, para acordar día y hora.' },
  {
    label: 'Por lo general, en menos de una semana',
    text: 'Recorremos el terreno con usted y medimos: media hora, gratis. Si se le cayó la cerca, suele ser en dos días hábiles.',
  },
  {
    label: 'Por lo general, en los dos días hábiles después de la visita',
    text: 'Recibe una cotización por escrito con un dibujo, para guardarla y comparar. Tarda unos días más si un subcontratista tiene que cotizar una parte.',
  },
]

export const contact: Words['contact'] = {
  info: {
    heading: 'Hable con la oficina',
    cta: general.callToAction,
    items: {
      phone: {
        infoBody01: 'Teléfono',
        infoBody02: 'Hablamos español. Fuera de horario, deje un mensaje y le llamamos la mañana del siguiente día hábil.',
      },
      hours: {
        infoBody01: '{hours}',
        infoBody02: '{hours.closed}',
      },
      place: {
        infoBody01: general.place,
        infoBody02: 'Vamos a su casa o negocio. No tenemos sala de exhibición.',
      },
    },
  },
  ready: {
    heading: 'Tenga esto a la mano',
    items: [
      'Su calle y la ciudad',
      'Un largo aproximado en pies. Un paso grande mide unos tres',
      'Una o dos fotos del patio, o de lo que se rompió',
      'El nombre de su HOA, si tiene',
      'El código de su portón, si tiene: dígalo solo por teléfono',
    ],
  },
  next,
  form: {
    heading: 'Mándenos un mensaje',
    text: 'Díganos su calle, un largo aproximado en pies y qué necesita. Le contestamos en español, a más tardar en un día hábil.',
    privacy:
      'Usaremos sus datos para atender su solicitud, hacer el trabajo que nos encargue y saber cómo nos encuentran los clientes. Vea nuestra [página de privacidad](/privacy/).',
    photos: 'Del lugar de la cerca, del portón, de la pendiente',
    starts: ['Cerca nueva', 'Reparación', 'Portón'],
    sentHeading: 'Gracias, recibimos su solicitud',
    sentText:
      'Si se le cayó la cerca o no abre su portón, no espere nuestra respuesta: llámenos. Fuera de horario, deje un mensaje y le devolvemos la llamada la mañana del siguiente día hábil.',
    sentSteps: next.map(({ label, text }) => ({ when: label, text })),
  },
  map: {
    heading: 'Dónde trabajamos',
    text: 'Medimos gratis en {towns}.',
    linkLabel: 'Abrir el mapa',
  },
  banner: { title: '¿Prefiere hablar por teléfono?' },
}
