import type { Words } from 'contractor-website/content'

export const about: Words['about'] = {
  sections: ['people', 'years', 'quote', 'values', 'banner', 'commitment'],
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Construimos y reparamos cercas y portones, con todo por escrito.',
    },
    {
      kind: 'paragraph',
      text: 'Trabajamos para casas y negocios en la zona de Simi Valley, con madera, vinilo, compuesto, hierro, acero, aluminio y malla ciclónica. También reparamos cercas que construyó alguien más. Si falló un solo tramo, rehacemos nada más ese tramo.',
    },
    { kind: 'heading', level: 2, text: 'Medimos antes de cotizar' },
    {
      kind: 'paragraph',
      text: 'No cotizamos con una foto de satélite. Recorremos el terreno con usted y revisamos lo que no se ve en una foto: la pendiente, los aspersores, el suelo, los postes viejos y el lado del vecino.',
    },
    { kind: 'heading', level: 2, text: 'Cercas para el suelo y el viento de Simi Valley' },
    {
      kind: 'paragraph',
      text: 'La arcilla de Simi Valley se hincha con las lluvias de invierno y se agrieta en el verano seco. Los vientos de Santa Ana empujan fuerte contra un panel cerrado. Por eso nuestros postes van por lo menos a dos pies de hondo y, en arcilla, por lo general a dos y medio. Los de portón bajan por lo menos seis pulgadas más: a dos y medio, o a tres en arcilla. El concreto lleva caída para que el agua se aleje de la madera.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption: 'Cerca de cedro de seis pies con su portón. Los postes van por lo menos a dos pies de hondo; los del portón, a dos y medio.',
    },
    { kind: 'heading', level: 2, text: 'Nosotros sacamos el permiso' },
    {
      kind: 'paragraph',
      text: 'Si su cerca necesita permiso, no cavamos hasta tenerlo. Para alturas, esquinas y albercas, buscamos las [reglas de su zona](/fence-rules-simi-valley/) antes de dibujar.',
    },
  ],
  years: {
    heading: 'Construimos cercas aquí desde 2004',
    items: {
      start: { when: '2004', text: 'Miguel y Dana, con una camioneta y la licencia C-13.' },
      welding: { when: '2009', text: 'Taller de soldadura propio, para hierro y portones.' },
      crew: { when: '2015', text: 'Una segunda cuadrilla de tres.' },
    },
  },
  quote: {
    heading: 'Su cotización cabe en una hoja,\ny trae un dibujo',
    text: 'Por lo general la recibe en los dos días hábiles después de nuestra visita. Guárdela y compárela con otras.',
    notes: [
      { strong: 'Su cerca de frente,', text: 'a escala. Así la construimos' },
      { strong: 'Todo por separado,', text: 'y un solo total, el de su contrato' },
      { strong: 'La firma uno de los dueños,', text: 'Miguel o Dana' },
    ],
    sheets: {
      sample: {
        title: 'Cotización 1042',
        facts: ['Para María L., Simi Valley', 'Medido el 18 de agosto por Dana Ortega', 'Válida por 30 días'],
        lines: {
          haul: { text: 'Quitar y llevarnos 84 pies de cerca vieja' },
          posts: {
            text: '12 postes de 5 por 5 pulgadas en concreto: 10 a 2 1/2 pies de hondo y los 2 de la puerta a 3 (las medidas para arcilla)',
          },
          panels: { text: '80 pies de paneles de vinilo blanco de 6 pies' },
          gate: { text: 'Una puerta peatonal con abertura de 40 pulgadas, pestillo y tope' },
          marking: { text: 'Marcado de líneas de servicios públicos (811)' },
          permit: { text: 'Revisión de permiso (no se necesita)' },
          cleanup: { text: 'Limpieza, con imán para los clavos' },
        },
        included: 'incluido',
        total: 'Total',
        terms:
          'Anticipo de {prices.quoteDown}; lo demás, conforme avanza el trabajo. Dos días de trabajo. Cinco años de garantía en la mano de obra. Si firma nuestro contrato, tiene tres días hábiles para cancelarlo, o cinco si tiene 65 años o más.',
        signatures: ['Dana Ortega'],
      },
    },
  },
  values: {
    items: {
      years: {
        name: 'Más de 20 años de experiencia',
        text: 'Todos en esta zona, con los mismos dos dueños.',
      },
      satisfaction: {
        name: '100% de satisfacción',
        text: 'Recorremos la cerca con usted; si no está derecha, la rehacemos sin cobrarle.',
      },
      'eco-friendly': {
        name: 'Opciones ecológicas',
        text: 'Tablas de material compuesto, hechas con madera y plástico reciclados, y tintes a base de agua.',
      },
      certified: {
        name: 'Instaladores certificados',
        text: 'Nos certifican los fabricantes del vinilo y de los herrajes de portón que instalamos. Pídanos ver los certificados.',
      },
    },
  },
  servicesButton: 'Vea nuestros servicios',
  banner: { title: 'Pregúntenos lo que quiera sobre cercas' },
  commitment: {
    heading: 'Lo que incluye cada trabajo',
    body: [
      {
        kind: 'list',
        items: [
          'Usted recibe una cotización por escrito que dice la altura, los portones y si nos llevamos la cerca vieja.',
          'Ponemos los postes en concreto, y más hondos en los portones. Los postes de madera son aptos para contacto con el suelo.',
          'Rastrillamos el patio y le pasamos un imán para juntar los clavos.',
        ],
      },
      {
        kind: 'paragraph',
        needs: 'license',
        text: 'En California, los contratistas tienen que mostrar su número de licencia donde se anuncien, y el nuestro está al pie de cada página. Tenemos licencia para cercas (C-13). Subcontratistas con licencia se encargan de las columnas de albañilería (C-29), de los motores de portón (D-28) y de las zanjas y el cableado (C-10).',
      },
    ],
    badges: {
      licensed: { caption: 'Con licencia para cercas: {license}' },
      measured: { caption: 'Medimos en su terreno antes de cotizar' },
    },
  },
  close: { heading: '¿Piensa poner una cerca?\nCotización y dibujo, gratis.' },
}
