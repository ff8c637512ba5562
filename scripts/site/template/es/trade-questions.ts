import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'Sobre el trabajo',
  items: {
    'who-does-the-work': {
      question: '¿Quién hace el trabajo?',
      answer:
        'Nuestra propia gente hace la carpintería. Para electricidad, tubería y gas traemos subcontratistas con licencia, y sus nombres van en la cotización. Usted trata con una sola persona en todo el trabajo.',
    },
    'change-my-mind': {
      question: '¿Y si cambio de idea a la mitad?',
      answer:
        'Díganos en cuanto lo sepa. Ponemos por escrito qué cambia, cuánto cuesta o ahorra y cuántos días mueve la fecha. Solo seguimos cuando usted lo firma, así no hay sorpresas al final.',
    },
    'who-pulls-permits': {
      question: '¿Quién saca los permisos?',
      answer:
        'Nosotros. En casi todas las ciudades los piden las ampliaciones, las terrazas nuevas y los cambios de estructura, electricidad o tubería. Pintar o cambiar pisos, no. Hacemos los planos, pedimos el permiso, pagamos la tarifa que está en su cotización y recibimos al inspector.',
    },
    'live-at-home': {
      question: '¿Podemos quedarnos en la casa?',
      answer:
        'Sí, casi siempre. Cerramos el área con plástico y una puerta con cierre, y le avisamos un día antes si cortamos el agua o la luz. Si se rehace toda la cocina, calcule de dos a cuatro semanas sin fregadero.',
    },
  },
}
