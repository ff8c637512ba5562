import type { Words } from 'contractor-website/content'

export const work: Words['work'] = {
  jobs: {
    'white-vinyl-around-a-lawn': {
      title: 'Cambio de cerca: 84 pies de vinilo con puerta',
      text: 'La cerca vieja de madera se inclinaba hacia el vecino. La quitamos con todo y concreto y nos la llevamos. Pusimos los postes nuevos en el lindero, como acordaron los vecinos. La puerta peatonal da a la calle.',
    },
    'cedar-with-a-lattice-top': {
      title: '46 pies de cedro con celosía arriba',
      text: 'Los dueños querían privacidad sin sentirse encerrados. Construimos cinco pies de tablas traslapadas y un pie de celosía arriba: seis pies en total. La cerca va en línea recta en un patio trasero plano, y el camión pudo estacionarse al lado. Por eso el total queda en la parte baja del rango para tablas traslapadas (de {prices.overlappedFoot} por pie) con celosía (de {prices.latticeFoot} más).',
    },
    'horizontal-slats-beside-a-patio': {
      title: '38 pies de tablillas horizontales junto al patio',
      text: 'El patio estaba abierto de un lado, y los dueños querían luces en la cerca. Los postes van cada seis pies para que las tablillas no se pandeen. Un subcontratista con licencia (C-10) puso el cable de bajo voltaje antes que las tablillas. El total incluye ese cable, pero no las luces ni su instalación. Las tablillas solas cuestan de {prices.slatFoot} por pie.',
    },
    'ranch-rail-on-open-ground': {
      title: '240 pies de cerca de rancho',
      text: 'Tres travesaños de madera marcan la orilla del terreno y no tapan la vista. El terreno baja hacia el camino. Los travesaños siguen la pendiente, y cortamos cada poste a su altura ahí mismo. La cerca no es para detener animales, así que no lleva malla por detrás.',
    },
    'pickets-in-a-front-yard': {
      title: '62 pies de cerca de estacas al frente',
      text: 'La cerca es baja porque va al frente. En Simi Valley puede ser cerrada hasta 42 pulgadas, justo lo que mide esta. Es de cedro, y los clientes la pintaron de blanco, así que el total no incluye la pintura. El camino de ladrillo quedó sin puerta, entre dos postes, y no tocamos la bugambilia.',
    },
    'section-rebuilt-after-a-windstorm': {
      title: '8 pies de cedro rehechos después de un ventarrón',
      text: 'Un aspersor mojaba dos postes al ras del suelo, y el viento de una noche los quebró. Los paneles de los dos lados estaban sanos, así que los apuntalamos. Sacamos el concreto viejo, pusimos dos postes nuevos y les fijamos los paneles de los lados. Los ocho pies de en medio los rehicimos con cedro de seis pies de alto. El aspersor ya no apunta a la cerca. El total es el de un tramo con un poste, más un segundo poste.',
      customer: {
        quote: 'Me dijeron que el resto de la cerca estaba bien y me cobraron ocho pies, no ochenta.',
        name: 'Ellen W.',
        source: 'Google',
      },
    },
  },
  close: { heading: '¿Su patio se parece a uno de estos?\nLo medimos gratis.' },
}
