import type { ServiceWords } from 'contractor-website/content'

export const gateInstallation: ServiceWords = {
  name: 'Instalación de portones',
  description:
    'Puertas peatonales, laterales y portones dobles en postes más hondos que los de la cerca, para que el pestillo siga cerrando.',
  shortLine: 'En postes más hondos',
  facts: ['De 40 pulgadas a 6 pies', 'Postes a 2 1/2 pies de hondo'],
  page: {
    metaData: {
      title: 'Puertas y portones en Simi Valley, CA | Instalación',
      description:
        'Puertas y portones en Simi Valley que no se cuelgan: postes más hondos, un refuerzo que sí sostiene, y las bisagras y el pestillo correctos.',
    },
    h1: 'Instalación de portones en\u00a0Simi\u00a0Valley',
    subtitle: 'Puertas peatonales, laterales y portones dobles que abren sin atorarse, cierran con una mano y no se cuelgan.',
    body: [
      { kind: 'heading', level: 2, text: 'Por qué se cuelga un portón y cómo lo evitamos' },
      {
        kind: 'paragraph',
        text: 'Un portón se cuelga porque todo su peso lo carga un solo poste. Ese peso jala la bisagra de arriba y empuja la de abajo todo el día, y es mucho peor cuando se sube un niño. Cuando el pestillo ya no coincide, se movió una de tres cosas.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**El poste se ladeó.** Los nuestros bajan 2\'-6", seis pulgadas más que los de la cerca, en una base más ancha.',
          '**El marco perdió la escuadra.** El refuerzo sube de la bisagra de abajo hacia el lado del pestillo, para que el peso lo apriete. Uno de madera puesto al revés se abre en las uniones.',
          '**La bisagra se dobló.** Elegimos las bisagras según el peso del portón y las fijamos con pernos que atraviesan el marco. No las atornillamos al canto de una tabla.',
        ],
      },
      { kind: 'heading', level: 2, text: '¿De qué ancho debe ser mi portón?' },
      {
        kind: 'table',
        head: ['Portón', 'Ancho\u00a0libre', 'Qué cabe'],
        rows: [
          ['Puerta peatonal', `3'-4"`, 'Personas, una carretilla, una carriola.'],
          ['Puerta lateral', `3'-6"`, 'Los botes de basura y reciclaje, sin rasparse los nudillos.'],
          ['Puerta lateral ancha', `4'-0"`, 'Una podadora, una silla de ruedas, un refrigerador en carretilla de carga.'],
          ['Portón doble', `6'-0"`, 'Un remolque chico, muebles, equipo de jardín. En el uso diario, una hoja queda fija.'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Mida lo que tiene que caber, no el camino. Un bote de 29 pulgadas de ancho necesita más de 29 pulgadas cuando lo jala cuesta arriba y a oscuras.',
      },
      { kind: 'heading', level: 2, text: '¿Hacia dónde debe abrir un portón?' },
      {
        kind: 'paragraph',
        text: 'Para abrir, un portón necesita un cuarto de círculo plano, y pocos pasillos laterales lo tienen. Si el camino sube, el portón tiene que abrir cuesta abajo, cortarse según la pendiente o llevar bisagras que lo levanten. Si está junto a la banqueta, debe abrir hacia adentro. En una alberca decide la ley: la puerta abre hacia el lado contrario al agua, y se cierra y se asegura sola. Lo explicamos en la página de [cercas para albercas](/pool-fencing-simi-valley/). Marcamos el giro en el piso con usted antes de elegir el lado de las bisagras.',
      },
      { kind: 'heading', level: 2, text: 'Cómo elegir el pestillo' },
      {
        kind: 'paragraph',
        text: 'El mejor pestillo depende de cómo usa la puerta. El de pulgar sirve por los dos lados, pero suena con el viento. El de gravedad cierra solo, mientras la puerta esté derecha. Ponga cerradura con llave en la puerta por donde llega a casa. Los portones dobles necesitan un pasador de piso que baje a un tubo en el suelo, con desagüe para que no se llene de lodo. Ponemos el pestillo donde lo alcancen todos en la casa, a menos que la puerta tenga que detener a un niño chico.',
      },
      {
        kind: 'picture',
        picture: 'gate-latch',
        caption:
          'Un pestillo de barra, una manija debajo y una bisagra de correa. El refuerzo sube de la bisagra de abajo hacia el lado del pestillo.',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'La abertura, a la medida de lo que tiene que caber',
        'Dos postes a 2\'-6" de hondo en concreto',
        'Marco con refuerzo y tablas como las de la cerca',
        'Bisagras fijadas con pernos que atraviesan el marco',
        'Pestillo, tope y, en dobles, pasador de piso',
        'Portón instalado, ajustado y probado con usted',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Una puerta peatonal agrega de {prices.walkGate} a una cerca nueva, según el material. Abierta en una cerca que ya tiene, con dos postes nuevos, suele costar de {prices.gateInOldFence}. Los postes, el concreto y los herrajes a menudo cuestan más que el portón mismo. Por eso dos portones que se ven iguales pueden costar distinto.',
        },
        {
          kind: 'list',
          items: [
            'Ancho y peso: un portón más pesado pide poste, bisagra y hoyo más grandes',
            'Si va en una cerca que ya existe o viene con una nueva',
            'La pendiente donde gira, y el pavimento que haya que cortar',
            'Hierro, vinilo o madera, y qué tan igual tiene que quedar',
            'Cerraduras, cierrapuertas y un tubo para ponerle motor después',
          ],
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre portones',
      items: {
        'gate-in-existing-fence': {
          question: '¿Pueden abrir una puerta en mi cerca?',
          answer:
            'Sí, si el tramo da para dos postes nuevos. Los de su cerca casi nunca están tan hondos como para cargar un portón. Ponemos postes de portón junto a ellos y recortamos los travesaños. Con las tablas que quitamos se forra la puerta, así que queda igual.',
        },
        'wood-gate-on-steel-frame': {
          question: '¿Vale la pena un marco de acero?',
          answer:
            'Si mide más de cuatro pies de ancho, casi siempre. Un marco soldado no pierde la escuadra aunque no lleve refuerzo, y se puede forrar con las mismas tablas de la cerca. En una puerta peatonal angosta, un marco de madera bien reforzado sirve igual y cuesta menos.',
        },
        'motor-later': {
          question: '¿Le puedo poner motor después?',
          answer:
            'Sí, y sale más barato si se planea desde ahora. Ponemos postes que aguanten el portón con motor y dejamos lugar para el brazo del motor. Subcontratistas con licencia llevan un tubo vacío hasta la casa. Si el cableado necesita permiso, nosotros lo sacamos. Las reglas de seguridad están en [portones automáticos](/automated-gate-systems-simi-valley/).',
        },
      },
    },
    related: {
      heading: 'Más estilos de portones y cercas',
    },
    close: { heading: '¿Su portón arrastra?\nLo revisamos gratis.' },
  },
}
