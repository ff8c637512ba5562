import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'Sobre techos',
  items: {
    'over-old-roof': {
      question: '¿Se puede techar sobre las tejas viejas?',
      answer:
        'No lo recomendamos. Muchos códigos permiten una segunda capa, pero esconde madera mala, pesa más y acorta la vida de las tejas nuevas. Nosotros quitamos lo viejo, así usted ve la base y sabe qué hay debajo.',
    },
    'storm-insurance': {
      question: '¿Trabajan con mi seguro?',
      answer:
        'Sí. Tomamos fotos del daño, hacemos un presupuesto detallado y, si quiere, nos reunimos con el ajustador en el techo. El reclamo y la elección del contratista son suyos. No podemos pagar ni perdonar su deducible, y nadie más debería ofrecérselo.',
    },
    'how-long-it-lasts': {
      question: '¿Cuánto dura un techo nuevo?',
      answer:
        'Las tejas arquitectónicas duran de 20 a 30 años, y el metal de junta alzada, de 40 a 70. La teja de concreto dura 50 o más si se cambia a tiempo la membrana de abajo. El granizo, el sol fuerte y un ático sin ventilación acortan esos años. La garantía del fabricante y la nuestra son distintas, y su cotización trae las dos.',
    },
    permit: {
      question: '¿Un techo nuevo necesita permiso?',
      answer:
        'En casi todas las ciudades, sí: un techo nuevo lo necesita y una reparación pequeña no. Nosotros sacamos el permiso, ponemos su costo en la cotización y recibimos al inspector. Guarde la tarjeta de la inspección final, porque la piden los compradores y los seguros.',
    },
  },
}
