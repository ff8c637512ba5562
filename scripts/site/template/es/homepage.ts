import type { Words } from 'contractor-website/content'
import { questionGroups } from './questions.ts'
import { jobs } from './trade.ts'

export const homepage: Words['homepage'] = {
  // `price` needs `es/estimate.ts`, and that needs `es/contact.ts`.
  sections: ['services', 'highlights', 'steps', 'jobs', 'testimonials', 'questions', 'area'],
  hero: { callLine: 'Llame: la visita es gratis', trust: ['Visitas gratis', 'Cotización por escrito'] },
  highlights: {
    heading: 'Por qué nos llaman',
    items: {
      'in-person': { name: 'Primero vamos a ver', text: 'Quien le cotiza ha visto el trabajo en persona y ha hablado con usted.' },
      written: {
        name: 'Un precio por escrito',
        text: 'Su cotización dice qué incluye, y el total solo cambia si usted cambia el trabajo.',
      },
      'on-time': { name: 'Cumplimos la fecha', text: 'Si algo la cambia, le llamamos un día antes.' },
      clean: { name: 'Todo limpio', text: 'Barremos cada tarde y nos llevamos lo que quitamos.' },
    },
  },
  services: { heading: 'Nuestros servicios\nen {city}' },
  steps: {
    heading: 'Así trabajamos, paso a paso',
    items: {
      call: {
        label: 'Llamada',
        title: 'Díganos qué necesita',
        text: 'Con dos frases, una dirección y una foto basta para fijar una hora.',
      },
      visit: {
        label: 'Visita',
        title: 'Vamos a ver el trabajo',
        text: 'Usted recibe una cotización por escrito con cada partida, las fechas y un total.',
      },
      work: { label: 'Trabajo', title: 'Hacemos el trabajo', text: 'Y lo revisamos con usted antes de irnos.' },
    },
  },
  testimonials: { heading: 'Lo que dicen los clientes', subheading: 'En {city} y alrededores' },
  questions: { heading: 'Preguntas frecuentes', groups: questionGroups },
  jobs: { heading: 'Lo que cuestan dos trabajos', text: 'Incluye materiales, trabajo y limpieza.', items: jobs },
  area: {
    heading: 'Dónde trabajamos',
    text: 'Trabajamos en {towns}. Si está un poco más lejos, llame y pregunte.',
  },
  close: { heading: '¿Planea un trabajo en {city}?\nPida una cotización gratis.' },
}
