import type { Words } from 'contractor-website/content'
import { general } from './general.ts'
import { questionGroups } from './questions.ts'

export const homepage: Words['homepage'] = {
  sections: ['price', 'jobs', 'figures', 'services', 'highlights', 'steps', 'strip', 'testimonials', 'questions', 'area', 'articles'],
  hero: {
    callLine: general.callToAction,
    trust: ['Más de 20 años de experiencia', 'Certificados por los fabricantes'],
  },
  highlights: {
    heading: 'Por qué contratarnos\npara su cerca',
    items: {
      years: {
        name: 'Más de 20 años de experiencia',
        text: 'Es el tiempo que llevamos construyendo en esta zona de arcilla, lomas y vientos de Santa Ana. Cada poste va en concreto.',
      },
      satisfaction: {
        name: '100% de satisfacción',
        text: 'Antes de irnos, usted recorre la cerca terminada con nosotros. Si no quedó derecha, la rehacemos sin cobrarle.',
      },
      'eco-friendly': {
        name: 'Opciones ecológicas',
        text: 'Tablas de material compuesto, hechas con madera y plástico reciclados, y tintes a base de agua.',
      },
      certified: {
        name: 'Instaladores certificados',
        text: 'Nos certifican los fabricantes del vinilo y de los herrajes de portón que instalamos.',
      },
    },
  },
  services: { heading: 'Cercas y portones\nen Simi Valley' },
  steps: {
    heading: 'Así construimos su cerca',
    items: {
      call: {
        label: 'Llamada',
        time: 'unos 10 minutos',
        title: 'Díganos su calle y qué necesita',
        text: 'Le preguntaremos el largo, la altura y el material. Con un largo aproximado basta.',
      },
      measure: {
        label: 'Medición',
        time: 'una media hora',
        title: 'Recorremos el terreno con usted',
        text: 'Revisamos la pendiente, el suelo y los aspersores. Por lo general, en dos días hábiles recibe un dibujo y una cotización gratis por escrito.',
      },
      build: {
        label: 'Obra',
        time: 'unos 2 a 4 días',
        title: 'Ponemos los postes y luego lo demás',
        text: 'Nos llevamos la cerca vieja si está en su cotización y, antes de irnos, revisamos la nueva con usted.',
      },
    },
  },
  price: { heading: '¿Cuánto cuesta una cerca?\nDibuje la suya.', note: 'Es un estimado, no una cotización.' },
  figures: {
    heading: 'Precios y duración',
    items: {
      'basic-wood-fence': {
        value: '{prices.basicWoodFence}',
        strong: 'Una cerca de madera básica.',
        text: 'Unos 40 a 60 pies de cedro de 6 pies de alto en terreno plano, con postes en concreto, sin puertas ni portones.',
      },
      'any-fence': {
        value: '{prices.anyFence}',
        strong: 'Lo que suele costar poner una cerca.',
        text: 'Los {prices.anyFence.from} son por 40 pies de cedro. Con malla es menos; con hierro, vinilo o portones, más.',
      },
      'vinyl-lifetime': {
        value: '20 a 30 años',
        strong: 'Lo que dura el vinilo.',
        text: 'Cuesta más que el cedro básico, pero solo hay que enjuagarlo.',
      },
    },
  },
  jobs: {
    heading: 'Tres cercas con su precio',
    text: 'Totales con mano de obra y, si hace falta, permiso. El de vinilo incluye quitar la cerca vieja.',
    items: {
      cedar: {
        name: 'Cerca de cedro de 6 pies',
        text: 'Tabla con tabla, patio plano, postes en concreto, sin puerta ni portón.',
        sizeText: '{size} pies de largo',
      },
      vinyl: {
        name: 'Cerca de vinilo blanco de 6 pies',
        text: 'Dos lados de un patio, con una puerta peatonal.',
        sizeText: '{size} pies de largo',
      },
      steel: {
        name: 'Cerca de acero de 5 pies para alberca',
        text: 'Tres lados de una alberca; el cuarto es la cerca del patio. La puerta se cierra y se asegura sola.',
        sizeText: '{size} pies de largo',
      },
      'chain-link': {
        name: 'Malla ciclónica de 6 pies',
        text: 'Galvanizada, en terreno plano, sin puertas ni portones.',
        sizeText: '{size} pies de largo',
      },
      pillars: {
        name: 'Cerca de 6 pies estilo hierro forjado',
        text: 'Paneles de acero en postes de acero, con una columna de piedra en cada extremo. Las columnas las hacen subcontratistas con licencia, y la mayor parte del tiempo es para que endurezcan.',
        sizeText: '{size} pies de largo',
      },
      'walk-gate': {
        name: 'Puerta peatonal de cedro',
        text: 'En una cerca que ya existe, con dos postes nuevos.',
        sizeText: 'abertura de 40 pulgadas',
      },
      repair: {
        name: 'Reparación de cedro de 6 pies',
        text: 'Un poste que se vuelve a colocar y un tramo rehecho. Nos llevamos la madera y el concreto viejos.',
        sizeText: '{size} pies de largo',
      },
      'driveway-gate': {
        name: 'Portón doble de acero',
        text: 'Con motor, sensores, teclado, dos controles y hasta 50 pies de zanja y cableado.',
        sizeText: 'abertura de {size} pies',
      },
    },
  },
  strip: {
    'ranch-rail': { title: 'Cerca de rancho', detail: 'tres travesaños, campo abierto' },
    'gate-latch': { title: 'Puerta peatonal', detail: 'pestillo de barra, bisagra' },
    'horizontal-slat': { title: 'Tablillas horizontales', detail: 'con luces' },
  },
  testimonials: { heading: 'Lo que dicen nuestros clientes', subheading: 'De Simi Valley y Moorpark.' },
  questions: { heading: 'Respuestas sobre materiales, costos y permisos', groups: questionGroups },
  area: {
    heading: 'Dónde trabajamos',
    text: 'Medimos gratis en todo Simi Valley, de Wood Ranch a Big Sky, y en {towns.others}. Si su HOA (asociación de propietarios) pide un dibujo, nosotros lo hacemos.',
  },
  articles: {
    heading: 'Guías de cercas para su casa',
  },
  close: { heading: '¿Necesita una cerca nueva?\nMedimos gratis.' },
}
