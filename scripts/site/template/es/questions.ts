import type { QuestionGroups } from 'contractor-website/content'
import { tradeQuestions } from './trade-questions.ts'

export const questionGroups: QuestionGroups = {
  'about-the-job': tradeQuestions,
  'before-the-work': {
    name: 'Antes del trabajo',
    items: {
      'is-the-visit-free': {
        question: '¿La visita es gratis?',
        answer:
          'Sí. Vemos el trabajo y le decimos qué pensamos. Usted recibe una cotización por escrito con el precio de cada parte. Ni la visita ni la cotización cuestan, y no tiene que decidir en ese momento.',
      },
      'must-i-be-home': {
        question: '¿Tengo que estar en casa?',
        answer:
          'Solo al principio y al final. Antes de empezar repasamos el trabajo con usted, y antes de irnos usted lo revisa con nosotros. Mientras tanto, basta un teléfono donde avisarle si encontramos algo que deba saber.',
      },
    },
  },
  'after-the-work': {
    name: 'Después del trabajo',
    items: {
      'how-do-i-pay': {
        question: '¿Cómo pago?',
        answer:
          'Con cheque, tarjeta o transferencia, una vez que haya visto el trabajo. En un trabajo grande, la cotización divide el total en pagos y dice cuándo toca cada uno. No le pedimos ningún pago que no esté en ella, y siempre le damos recibo.',
      },
      'what-if-something-fails': {
        question: '¿Y si algo falla?',
        answer:
          'Llámenos y díganos qué ve. Las mismas personas que lo hicieron vuelven a revisarlo. Si la causa es nuestro trabajo, lo arreglamos según los términos de su cotización. Si es otra cosa, le decimos qué es y cuánto costaría repararla.',
      },
    },
  },
}
