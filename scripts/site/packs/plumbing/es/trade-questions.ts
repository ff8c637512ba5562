import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'Sobre plomería',
  items: {
    'shut-off-water': {
      question: '¿Cómo corto el agua?',
      answer:
        'Busque la llave principal donde el tubo entra a la casa: a menudo en el sótano, en el garaje o en una caja cerca de la calle. Una palanca se gira un cuarto de vuelta; una rueda, a la derecha hasta el tope. Para un solo inodoro o lavabo, use la llave pequeña de abajo. Luego llámenos.',
    },
    'own-fixture': {
      question: '¿Puedo comprar yo la llave o el inodoro?',
      answer:
        'Sí. Mándenos antes el número de modelo y le decimos si le sirve. Si lo compra usted, la garantía del fabricante es entre usted y la tienda, y nosotros respondemos por la instalación. Si lo ponemos nosotros, respondemos por las dos cosas.',
    },
    'drain-chemicals': {
      question: '¿Echo primero un destapacaños?',
      answer:
        'Mejor no. Rara vez destapa de verdad, puede dañar tubos viejos, y lo que queda adentro quema a quien abre la tubería. Pruebe con un destapador de goma, o con una tira de plástico barata para el cabello. Si ya echó algo, díganoslo antes de empezar.',
    },
    permit: {
      question: '¿Qué necesita permiso?',
      answer:
        'En casi todas las ciudades lo necesitan los calentadores, las líneas nuevas, el gas y el drenaje. Una llave, un inodoro o una pieza, no. Nosotros sacamos el permiso, ponemos su costo en la cotización y recibimos al inspector.',
    },
  },
}
