import type { ServiceWords } from 'contractor-website/content'

export const decorativeFencing: ServiceWords = {
  name: 'Cercas decorativas',
  description: 'Paneles estilo hierro forjado que dejan ver su casa, entre columnas de piedra que hacen subcontratistas con licencia.',
  shortLine: 'Hierro y columnas de piedra',
  facts: ['Hierro y piedra', '8 pies entre columnas'],
  page: {
    metaData: {
      title: 'Cercas de hierro y decorativas en Simi Valley, CA',
      description:
        'Cercas de hierro con columnas de piedra y muros bajos para el frente de su casa en Simi Valley: medidas, bases, óxido, permisos y costo.',
    },
    h1: 'Cercas decorativas en\u00a0Simi\u00a0Valley',
    subtitle: 'Hierro, piedra y muros bajos que enmarcan el frente y dejan ver su casa.',
    body: [
      { kind: 'heading', level: 2, text: 'Que la cerca vaya con su casa' },
      {
        kind: 'paragraph',
        text: 'Una cerca decorativa se ve bien cuando repite algo que la casa ya tiene. Párese del otro lado de la calle y entrecierre los ojos. Lo que todavía distingue es lo que la cerca debe retomar: el alero, el borde de la ventana, la inclinación del techo, los postes del porche. Una columna alineada con un muro de la casa se ve en su lugar. Si queda un pie fuera de línea, parece un error.',
      },
      {
        kind: 'paragraph',
        text: 'Por eso tomamos una foto de su casa desde la calle y dibujamos encima la cerca, a escala, antes de que usted elija adornos. La piedra debe ser igual a la de la casa o claramente distinta, porque una casi igual se ve mal. El hierro negro se pierde entre las plantas, y el blanco resalta.',
      },
      { kind: 'heading', level: 2, text: 'Medidas de columnas, muros y paneles' },
      {
        kind: 'table',
        head: ['Parte', 'Medida inicial', 'Para qué sirve'],
        rows: [
          ['Columna', `2'-0" de ancho, 6'-0" de alto`, 'Termina un tramo, o sostiene un portón o una luz. Dos hacen una entrada.'],
          ['Muro bajo', `1'-6" de alto`, 'Detiene la tierra y protege el hierro de los aspersores.'],
          ['Panel de hierro', `8'-0" libres entre columnas`, 'Cierra el espacio sin tapar la vista.'],
          ['Remate de columna', 'Una o dos pulgadas más que la piedra', 'Aleja la lluvia, para que no manche la piedra.'],
          ['Puntas y aros', 'A la medida del panel', 'Adornan el portón y las esquinas. Elija un solo tipo, para que no se vea recargado.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Bases, pendientes y permisos' },
      {
        kind: 'paragraph',
        text: 'Cada columna de piedra lleva su propia base de concreto, amarrada con varilla. Con chapa de piedra sobre block, pesa más que un tramo entero de cerca de madera. El hierro va fijo en una columna y con un poco de juego en la otra, porque el metal se dilata con el sol y las columnas no se mueven. En una pendiente, el muro baja en escalones por hiladas completas y el hierro queda a nivel. Subcontratistas de albañilería con licencia (C-29) hacen las columnas y los muros, y nosotros hacemos el hierro. La albañilería a menudo necesita permiso. Muchas ciudades limitan las cercas cerradas del frente a unos tres pies y medio. Algunas, como Simi Valley, permiten más si se ve a través de la parte de arriba. Pregunte en la suya antes de escoger la altura. Si necesita permiso, nosotros lo sacamos.',
      },
      {
        kind: 'drawing',
        drawing: 'pillar-detail',
        caption: 'Una columna por dentro: piedra sobre un centro de block relleno, en su propia base. De este lado el hierro va fijo.',
      },
      { kind: 'heading', level: 2, text: '¿De veras es hierro forjado?' },
      {
        kind: 'paragraph',
        text: 'Casi nunca. Lo que hoy se vende como hierro forjado es acero soldado, o a veces aluminio, con pintura en polvo horneada. El acero es más firme y un soldador lo puede reparar. El aluminio no se oxida y pesa menos. Los dos se pueden corroer: el acero se oxida donde se saltó la pintura, y el aluminio se pica con la sal y con algunos fertilizantes. Tapamos los tubos, sellamos la base de cada poste y le dejamos un frasco de la misma pintura. Si después quiere una [puerta peatonal](/gate-installation-simi-valley/), podemos copiar el diseño.',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'La cerca dibujada sobre una foto de su casa',
        'Muros y columnas por subcontratistas con licencia',
        'Piedra, remates y mezcla según una muestra que usted aprueba',
        'Paneles de hierro hechos a la medida del espacio',
        'Pintura en polvo, y pintura para retoques',
        'Volvemos a poner la tierra y los bordes del pasto',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Cada columna sube bastante el costo, porque lleva base, centro, piedra y remate, todo hecho a mano. Pocas columnas con tramos anchos cuestan menos que muchas con tramos angostos. Después cuentan la piedra, las curvas o escalones del terreno y los diseños especiales. Poner una cerca cuesta **de {prices.anyFence}**, y el hierro con piedra está en la parte alta de ese rango. La cotizamos con el muro y sin él, para que vea cuánto cuesta la piedra. Recibe su cotización por escrito a más tardar en dos días hábiles, o unos días después si un subcontratista tiene que cotizar una parte.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas de hierro y piedra',
      items: {
        'will-it-rust': {
          question: '¿Se oxida una cerca de hierro?',
          answer:
            'El acero sí, si se moja donde está rota la pintura. Aleje los aspersores, lávela cuando tenga polvo y retoque los golpes en cuanto los vea. Si no quiere estar al pendiente, pida aluminio. Es más ligero, un poco más blando y no se oxida.',
        },
        'lights-in-pillars': {
          question: '¿Las columnas pueden llevar luz?',
          answer:
            'Sí, si el tubo para el cable va antes que la piedra. Díganoslo mientras dibujamos, aunque las luces vengan después. Nuestros subcontratistas con licencia dejan un tubo vacío en cada columna. Meter el cable más tarde obliga a cortar la piedra ya terminada. El cableado de 120 voltios casi siempre necesita permiso, y nosotros lo sacamos.',
        },
        'fence-on-existing-wall': {
          question: '¿Se puede poner hierro sobre mi barda?',
          answer:
            'Muchas veces sí. La barda tiene que estar sana, aguantar el taladro y no moverse cuando uno se recarga en el panel. Hacemos una perforación de prueba antes de comprometernos con las demás. Con la altura extra puede pasarse de lo que permite su ciudad, así que pregunte antes de encargar la cerca.',
        },
      },
    },
    related: {
      heading: 'Más estilos de cercas y portones',
    },
    close: { heading: '¿Quiere una cerca que vaya con su casa?\nSe la dibujamos.' },
  },
}
