import type { ServiceWords } from 'contractor-website/content'

export const privacyFencing: ServiceWords = {
  name: 'Cercas de privacidad',
  description: 'Tablas de cedro traslapadas que no abren rendijas al secarse, con celosía arriba donde quiera luz y aire.',
  shortLine: 'Cedro sin rendijas',
  facts: ['6 pies de alto', 'Tablas traslapadas'],
  page: {
    metaData: {
      title: 'Cercas de privacidad en Simi Valley, CA | Cedro y vinilo',
      description:
        'Cercas de privacidad de cedro, vinilo y tablillas en Simi Valley: qué altura elegir, qué paneles no abren rendijas y postes para el viento.',
    },
    h1: 'Cercas de\u00a0privacidad en\u00a0Simi\u00a0Valley',
    subtitle: 'Cedro o vinilo de hasta seis pies de alto que tapan la vista, en postes hechos para el viento.',
    body: [
      { kind: 'heading', level: 2, text: 'Averigüe desde dónde lo ven' },
      {
        kind: 'paragraph',
        text: 'Empiece por el lugar donde quiere privacidad. Siéntese donde siempre se sienta y pídale a alguien que se pare donde pueda verlo: la banqueta, el patio de al lado, una ventana de arriba. Un hilo tendido entre los ojos de los dos muestra la altura que necesita. Para el patio de un vecino, seis pies casi siempre alcanzan. Para una ventana del segundo piso ninguna cerca es lo bastante alta, pero un árbol o una mampara junto a su silla sí pueden bastar.',
      },
      {
        kind: 'paragraph',
        text: 'Por eso preguntamos dónde se sienta antes de preguntar cuánto mide la cerca. A veces hacen falta dieciséis pies de cerca en lugar de sesenta. En un terreno que baja, el patio de arriba ve por encima de la cerca de abajo, así que seis pies tapan menos. Los límites de altura varían y a veces cuentan la celosía; pregunte primero en su ciudad. Si necesita permiso, nosotros lo sacamos.',
      },
      { kind: 'heading', level: 2, text: 'Qué paneles no abren rendijas' },
      {
        kind: 'paragraph',
        text: 'Las tablas traslapadas y el vinilo siguen cerrados; las tablas que apenas se tocan, no. La madera se encoge a lo ancho al secarse. Las tablas que el primer día se tocan muestran rendijas al final del verano.',
      },
      {
        kind: 'table',
        head: ['Panel', 'Cómo se mantiene cerrado', 'Elíjalo si'],
        rows: [
          [
            'Cedro traslapado (board-\u2060on-board)',
            'Cada tabla se encima en la siguiente; al encogerse, solo se angosta el traslape.',
            'No quiere rendijas nunca. Un lado muestra los travesaños.',
          ],
          [
            'Cedro de doble vista (good\u00a0neighbor o shadowbox)',
            'Las tablas se alternan a los dos lados de los travesaños. De lado se alcanza a ver; mientras más se traslapan, menos se ve.',
            'Quiere que los dos lados se vean terminados.',
          ],
          [
            'Cedro tabla con tabla',
            'No se mantiene: las tablas nuevas se tocan, pero al secarse abren rendijas.',
            'Le importa más el costo que taparlo todo.',
          ],
          [
            'Vinilo machihembrado',
            'Las tablas se ensamblan entre sí y no abren rendijas.',
            'Lo quiere blanco, y prefiere enjuagarlo en vez de teñir.',
          ],
          [
            'Tablillas horizontales',
            'Usted elige la separación, hasta un dedo. Las tablillas que se tocan abren rendijas al secarse.',
            'Quiere que pase el aire, y no le importa que de frente se alcance a ver un poco.',
          ],
          [`5'-0" de tablas, 1'-0" de celosía`, 'Cerrado hasta el hombro, medio abierto arriba.', 'Su patio es chico y necesita luz.'],
        ],
      },
      {
        kind: 'drawing',
        drawing: 'faces-detail',
        caption: 'La cerca traslapada tiene frente y reverso. La de doble vista se ve igual desde los dos patios.',
      },
      { kind: 'heading', level: 2, text: 'Cómo construimos para los vientos de Santa Ana' },
      {
        kind: 'paragraph',
        text: 'Una cerca de privacidad recibe el viento como una vela, así que lo más importante son los postes. Cada tramo de ocho pies pasa todo el empuje a dos postes. Empezamos con postes a **2\'-0" de hondo** en concreto, y bajamos más donde el suelo está suelto o el terreno es abierto. Los postes de madera son aptos para contacto con el suelo. Usamos tornillos, que aguantan mejor que los clavos cuando el viento jala el panel. Una celosía deja pasar algo de viento arriba, donde más empuja los postes.',
      },
      {
        kind: 'picture',
        picture: 'post-setting',
        caption: 'Un poste a 2\'-0" de hondo en concreto, a plomo con un nivel, mientras los siguientes se alinean con el hilo.',
      },
      { kind: 'heading', level: 2, text: '¿Una cerca de privacidad quita el ruido?' },
      {
        kind: 'paragraph',
        text: 'Ayuda un poco, pero no calla una avenida. El sonido pasa por los huecos y por arriba. Una cerca sin rendijas, con tablas casi al ras del suelo, suaviza las voces y el ruido de llantas. Si llama por el ruido, díganoslo. El peso y el traslape importan más que el diseño. Además, la cerca debe ir junto al ruido o junto a usted, no a medio camino.',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'Revisamos la vista desde donde usted se sienta',
        'Postes a 2\'-0" en concreto, más hondos donde pega el viento',
        'Tres travesaños, para que no se curven las tablas',
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
          text: 'Después del largo y la altura, lo que más cambia el costo son el traslape y la celosía, porque llevan más madera y más armazón. Una cerca de madera básica cuesta **de {prices.basicWoodFence}** por unos 40 a 60 pies de cedro de 6 pies de alto. Eso es tabla con tabla, en terreno plano, sin puertas ni portones. El traslape, el remate, la celosía, el vinilo, los postes para viento y los portones suman. Poner una cerca puede costar **más de {prices.anyFence.to}**. Una mampara corta en el lugar correcto cuesta menos.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas de privacidad',
      items: {
        'higher-than-six-feet': {
          question: '¿Puedo pasar de seis pies?',
          answer:
            'A veces, con un permiso, una celosía o más distancia al lindero. Cambia según la ciudad, la zona y el lado de la casa; pregunte primero en su ciudad. Si necesita permiso, nosotros lo sacamos. Una hilera de árboles angostos junto a la cerca puede darle la misma privacidad sin permiso.',
        },
        'which-side-is-nice': {
          question: '¿Qué lado de la cerca da hacia afuera?',
          answer:
            'Casi siempre el lado sin travesaños, y algunas HOA lo exigen. Una cerca traslapada muestra los travesaños de un lado. Una de doble vista (good neighbor o shadowbox) se ve terminada por los dos. Si la cerca es compartida, póngase de acuerdo con su vecino y lo ponemos en el dibujo. También se puede alternar la cara de tramo en tramo.',
        },
      },
    },
    related: {
      heading: 'Más estilos para tener privacidad',
    },
    close: { heading: '¿Necesita más privacidad?\nLe medimos gratis.' },
  },
}
