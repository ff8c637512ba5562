import type { ServiceWords } from 'contractor-website/content'

export const privacyFencing: ServiceWords = {
  name: 'Cercas de privacidad',
  description: 'Tablas de cedro traslapadas que no dejan rendijas al secarse, con celosía arriba donde quiera luz y aire.',
  shortLine: 'Cedro sin rendijas',
  facts: ['6 pies de alto', 'Traslapado desde {prices.overlappedFoot.from} por pie'],
  page: {
    metaData: {
      title: 'Cercas de privacidad en Simi Valley, CA | Cedro y vinilo',
      description:
        'Cercas de privacidad de cedro, vinilo y tablillas en Simi Valley: qué altura elegir, qué paneles no dejan rendijas y postes para el viento.',
    },
    h1: 'Cercas de\u00a0privacidad en\u00a0Simi\u00a0Valley',
    subtitle: 'Cercas de cedro o vinilo que tapan la vista, con postes para el viento.',
    choose: [
      { kind: 'heading', level: 2, text: 'Averigüe desde dónde\nlo ven' },
      {
        kind: 'paragraph',
        text: 'Siéntese donde siempre se sienta y pídale a alguien que se pare en el lugar desde donde lo ven. Tiendan un hilo de sus ojos a los de esa persona y midan a qué altura pasa por donde irá la cerca. Una cerca de esa altura ya lo tapa. Si lo ven desde un patio vecino al mismo nivel, por lo general bastan seis pies. Si es desde una ventana del segundo piso, un árbol o una mampara junto a su silla ayuda más que cualquier cerca.',
      },
      { kind: 'heading', level: 3, text: 'Qué paneles no dejan rendijas' },
      {
        kind: 'paragraph',
        text: 'Las tablas traslapadas y el vinilo no dejan rendijas. Las tablas que apenas se tocan muestran rendijas al final del verano, porque la madera se encoge a lo ancho al secarse.',
      },
      {
        kind: 'drawing',
        drawing: 'faces-detail',
        caption: 'La traslapada tiene frente y revés. La de doble vista se ve igual desde los dos patios.',
      },
      {
        kind: 'table',
        head: ['Panel', '¿Queda cerrado?', 'Elíjalo si'],
        rows: [
          [
            'Cedro traslapado',
            'Sí. Cada tabla cubre la siguiente; al encogerse, solo se angosta el traslape.',
            'No quiere rendijas, aunque un lado muestre los travesaños.',
          ],
          [
            'Cedro de doble vista (shadowbox)',
            'De frente, sí. De lado se alcanza a ver, porque las tablas van alternadas.',
            'Quiere que los dos lados se vean terminados.',
          ],
          ['Cedro a tope (sin traslapar)', 'No. Se abren rendijas al secarse.', 'Le importa más el costo que tapar por completo.'],
          ['Vinilo machihembrado', 'Sí. Las tablas se traban y no se abren.', 'Lo quiere blanco, y prefiere enjuagar a teñir.'],
          [
            'Tablillas horizontales',
            'No. Usted elige la separación; para privacidad, no más de un dedo.',
            'Le gusta el estilo y no le molesta que se vea algo.',
          ],
          ['Cinco pies de tablas y uno de celosía', 'Hasta la barbilla, sí. Arriba, a medias.', 'Su patio es chico y necesita luz.'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Postes para los vientos\nde Santa Ana' },
      {
        kind: 'paragraph',
        text: 'Una cerca cerrada recibe el viento como una vela, y cada tramo de ocho pies le pasa todo el empuje a dos postes. Por eso los postes bajan dos pies o más, en concreto, y más en arcilla, en tierra floja y donde pega el viento.',
      },
      {
        kind: 'picture',
        picture: 'post-setting',
        caption: 'Un poste en concreto, a plomo con el nivel, mientras los demás siguen el hilo. Ilustración.',
      },
      { kind: 'heading', level: 3, text: 'Lo que sostiene las tablas' },
      {
        kind: 'paragraph',
        text: 'Tres travesaños, para que las tablas queden planas, y tornillos, que aguantan mejor que los clavos cuando el viento jala el panel. Una celosía arriba deja pasar algo de viento donde más empuja.',
      },
      { kind: 'heading', level: 3, text: '¿Tapa el ruido?' },
      {
        kind: 'paragraph',
        text: 'Suaviza las voces y el ruido de las llantas, si no tiene rendijas y las tablas llegan cerca del suelo. No quita el ruido de una avenida. Si llama por el ruido, díganoslo: el peso y el traslape cuentan más que el estilo.',
      },
    ],
    price: {
      label: 'Seis pies de cedro, vinilo o tablillas',
      range: 'De **{prices.privacyFoot}** por pie',
      note: 'En terreno plano. Por pie, el cedro con tablas a tope cuesta de {prices.cedarFoot}; traslapado o de doble vista, de {prices.overlappedFoot}; el vinilo, de {prices.vinylFoot}; las tablillas, de {prices.slatFoot}. Una celosía arriba agrega de {prices.latticeFoot}.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'Revisamos desde dónde lo ven cuando se sienta',
        'Postes a 2 pies de hondo o más, en concreto; más en arcilla',
        'Tres travesaños, y tablas con tornillos',
        'Tablas o paneles del estilo que usted elija, y molduras',
        'La parte de abajo cortada según el suelo',
        'Nos llevamos la cerca vieja, si está en su cotización',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Después del largo y la altura, lo que más cuenta son el traslape y la celosía, porque llevan más madera. También suman el remate, el vinilo, las puertas y los postes más fuertes donde pega el viento. Una cerca larga puede costar **más de {prices.anyFence.to}**. Si solo quiere tapar donde se sienta, basta una mampara corta, que cuesta menos.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas de privacidad',
      items: {
        'higher-than-six-feet': {
          question: '¿Puedo pasar de seis pies?',
          answer:
            'Por lo general no. En Simi Valley son seis pies atrás, y hasta ocho solo junto a algunas calles principales, si la ciudad lo aprueba, por lo general con permiso. Cuente la celosía como parte de esa altura. Algunas partes de Chatsworth permiten ocho (vea las [reglas para cercas](/fence-rules-simi-valley/)). Una de ocho en cedro, con tablas a tope, cuesta de {prices.tallCedarFoot} por pie. Una hilera de árboles angostos junto a la cerca puede darle la misma privacidad.',
        },
        'which-side-is-nice': {
          question: '¿Qué lado de la cerca da hacia afuera?',
          answer:
            'Por lo general, el lado sin travesaños, y algunas HOA lo exigen. Con una de doble vista no hay que escoger, porque los dos lados se ven iguales. Si la cerca es compartida, póngase de acuerdo con su vecino y lo ponemos en el dibujo. También se puede alternar la cara de tramo en tramo.',
        },
      },
    },
    close: { heading: '¿Necesita más privacidad?\nLe decimos qué altura le sirve.' },
  },
}
