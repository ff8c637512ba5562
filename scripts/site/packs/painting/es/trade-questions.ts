import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'Sobre pintura',
  items: {
    'lead-paint': {
      question: 'Mi casa es de antes de 1978. ¿Y el plomo?',
      answer:
        'La pintura de antes de 1978 puede tener plomo. Si hay que rasparla o lijarla, las reglas federales exigen una empresa certificada y métodos seguros. Hacemos la prueba o damos por hecho que tiene plomo, cerramos el área, controlamos el polvo y limpiamos con aspiradoras especiales. Antes de empezar le damos el folleto de la EPA.',
    },
    'how-many-coats': {
      question: '¿Cuántas manos hacen falta?',
      answer:
        'Dos manos de acabado en casi todo, sobre una base donde la superficie está desnuda, manchada o brillante. Un cambio fuerte de color puede pedir una tercera, y eso va en la cotización. Una sola mano se ve bien un año y después se nota.',
    },
    'which-paint': {
      question: '¿Quién elige la pintura?',
      answer:
        'Usted elige el color y el brillo, y la cotización nombra el producto y su línea. Ponemos dos muestras en su pared antes de que decida. Si tiene una marca en mente, díganos y cotizamos esa.',
    },
    'compare-quotes': {
      question: '¿Por qué varían tanto las cotizaciones?',
      answer:
        'Sobre todo por la preparación y las manos. Pregunte a cada pintor qué raspa, lija, sella y cubre con base, cuántas manos da y con qué pintura. Dos cotizaciones que dicen lo mismo en eso suelen tener precios parecidos.',
    },
  },
}
