import type { Words } from 'contractor-website/content'
import { settings } from '../settings.ts'

export const about: Words['about'] = {
  sections: ['values', 'banner', 'commitment'],
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Construimos cercas y portones para que sigan derechos. Medimos antes de cotizar, ponemos todo por escrito y colocamos cada poste en concreto.',
    },
    {
      kind: 'paragraph',
      text: 'Trabajamos para casas y negocios en la zona de Simi Valley, con madera, vinilo, compuesto, hierro, acero, aluminio y malla ciclónica. Instalamos puertas laterales, portones dobles y portones para carros; los motores los instalan subcontratistas con licencia. También reparamos cercas que construyó alguien más. Si falló un solo tramo, rehacemos nada más ese tramo.',
    },
    { kind: 'heading', level: 2, text: 'Medimos antes de cotizar' },
    {
      kind: 'paragraph',
      text: 'No cotizamos con una foto de satélite. Vamos, recorremos el terreno con usted y revisamos lo que no se ve en una foto: la pendiente, los aspersores, el suelo, los postes viejos y el lado del vecino. Por lo general, en dos días hábiles recibe un dibujo con medidas y una cotización por escrito. Lo que está en el dibujo es lo que construimos.',
    },
    { kind: 'heading', level: 2, text: 'Cercas para el suelo y el viento de Simi Valley' },
    {
      kind: 'paragraph',
      text: 'Ponemos los postes según el suelo y el viento de su terreno. La arcilla de Simi Valley se hincha con las lluvias de invierno y se agrieta en el verano seco. Muchos terrenos bajan en escalones por el cerro, y los vientos de Santa Ana empujan fuerte contra un panel cerrado. Por eso nuestros postes de cerca empiezan en dos pies de profundidad y bajan más donde el viento pega en un panel cerrado; los de portón bajan todavía más. Arriba dejamos el concreto con caída, para que el agua se aleje de la madera.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption: `Cerca de cedro de seis pies con su portón. Los postes van a 2'-0" de hondo; los del portón, a 2'-6".`,
    },
    { kind: 'heading', level: 2, text: 'Nosotros sacamos el permiso' },
    {
      kind: 'paragraph',
      text: 'Si su trabajo necesita permiso, nosotros lo sacamos, y no cavamos hasta que lo aprueben. Las reglas varían de una ciudad a otra. Sobre alturas, esquinas y albercas, le decimos qué **preguntar en su ciudad** y en su HOA.',
    },
  ],
  values: {
    items: {
      years: {
        name: 'Más de 20 años de experiencia',
        text: 'Es el tiempo que llevamos construyendo cercas en esta zona, con cada poste en concreto.',
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
          'Medimos gratis en su casa antes de cotizar.',
          'Usted recibe una cotización por escrito con la altura, los portones y el retiro de la cerca vieja.',
          'Ponemos los postes en concreto, los de portón más hondos. Los de madera son aptos para contacto con el suelo.',
          'Recorremos la cerca terminada con usted. Si no está derecha, la rehacemos.',
          'Rastrillamos el patio y le pasamos un imán para juntar los clavos.',
        ],
      },
      {
        kind: 'paragraph',
        needs: 'license',
        text: 'Puede revisar nuestra licencia en [cslb.ca.gov](https://www.cslb.ca.gov/) antes de firmar cualquier cosa. En California, los contratistas tienen que mostrar su número donde se anuncien, y el nuestro está al pie de cada página. Tenemos licencia para cercas (C-13). Subcontratistas con licencia se encargan de las columnas de albañilería (C-29), de los motores de portón (D-28) y de las zanjas y el cableado (C-10).',
      },
    ],
    badges: {
      licensed: { caption: `Con licencia para cercas: ${settings.license.replaceAll('\u00a0', ' ')}` },
      measured: { caption: 'Medimos en su terreno antes de cotizar' },
    },
  },
  close: { heading: '¿Piensa poner una cerca?\nLe medimos gratis.' },
}
