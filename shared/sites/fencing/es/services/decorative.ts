import type { ServiceWords } from 'contractor-website/content'

export const decorativeFencing: ServiceWords = {
  name: 'Cercas decorativas',
  description: 'Paneles estilo hierro forjado que dejan ver su casa, entre columnas de piedra que hacen subcontratistas con licencia.',
  shortLine: 'Hierro y columnas de piedra',
  facts: ['8 pies entre columnas', 'Paneles desde {prices.steelFoot.from} por pie'],
  page: {
    metaData: {
      title: 'Cercas decorativas y de hierro en Simi Valley, CA',
      description:
        'Cercas de hierro con columnas de piedra y muros bajos para el frente de su casa en Simi Valley: medidas, bases, óxido, permisos y costo.',
    },
    h1: 'Cercas decorativas en\u00a0Simi\u00a0Valley',
    subtitle: 'Hierro, piedra y muros bajos que enmarcan el frente y dejan ver su casa.',
    choose: [
      { kind: 'heading', level: 2, text: 'Una cerca que le quede\na su casa' },
      {
        kind: 'paragraph',
        text: 'Una cerca decorativa se ve bien cuando combina con algo de la casa: la piedra, las molduras, la altura de una ventana. Por eso tomamos una foto desde la calle y dibujamos la cerca encima, a escala, antes de que usted elija adornos.',
      },
      {
        kind: 'table',
        head: ['Parte', 'Medida con que empezamos', 'Para qué sirve'],
        rows: [
          [
            'Columna',
            'Dos pies de ancho por seis de alto, si se permite',
            'Remata un tramo, o sostiene un portón o una luz. Dos enmarcan una entrada.',
          ],
          ['Muro bajo', 'Dieciocho pulgadas de alto', 'Aleja del hierro la tierra y la podadora.'],
          ['Panel de hierro', 'Ocho pies libres entre columnas', 'Cierra el espacio y no tapa la vista.'],
          ['Remate de columna', 'Sobresale de la piedra una o dos pulgadas', 'Aleja la lluvia de la piedra, para que no la manche.'],
          ['Puntas y aros', 'A la medida del panel', 'Adornan el portón y las esquinas. Elija un solo tipo, para que no se vea recargado.'],
        ],
      },
      { kind: 'heading', level: 3, text: 'Piedra y color' },
      {
        kind: 'paragraph',
        text: 'La piedra debe ser igual a la de su casa o muy distinta; si es casi igual, parece un error. El hierro negro se pierde entre las plantas, y el blanco resalta.',
      },
      { kind: 'heading', level: 3, text: '¿De veras es hierro forjado?' },
      {
        kind: 'paragraph',
        text: 'Casi nunca. Es acero soldado, o a veces aluminio, con pintura horneada. El acero es más rígido y lo repara un soldador. El aluminio pesa menos y no se oxida como el acero.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Cada columna tiene\nsu propia base' },
      {
        kind: 'paragraph',
        text: 'Una columna de piedra pesa más que un tramo entero de cerca de madera, así que va amarrada con varilla a su propia base de concreto. Subcontratistas de albañilería con licencia (C-29) hacen las columnas y los muros, y nosotros hacemos el hierro.',
      },
      { kind: 'heading', level: 3, text: 'Cómo se juntan hierro y piedra' },
      {
        kind: 'paragraph',
        text: 'El hierro va fijo en una columna y con juego en la otra, porque el metal se dilata con el sol y las columnas no se mueven. En pendiente, el muro baja de hilada en hilada y el hierro queda a nivel. Tapamos las puntas abiertas de los tubos de acero, sellamos la base de cada poste y a usted le dejamos pintura para retoques.',
      },
      {
        kind: 'drawing',
        drawing: 'pillar-detail',
        caption: 'Una columna por dentro: piedra sobre block relleno, en su propia base. De este lado el hierro va fijo.',
      },
      { kind: 'heading', level: 3, text: 'Permisos y el frente de la casa' },
      {
        kind: 'paragraph',
        text: 'La albañilería a menudo necesita permiso, y nosotros lo sacamos. Al frente, Simi Valley permite 42 pulgadas si la cerca es cerrada, y seis pies si se ve a través de la parte de arriba. En Chatsworth, toda cerca del frente suele limitarse a 42 pulgadas. Una columna alta y maciza puede pasar de ese límite, así que le preguntamos a su ciudad antes de dibujarla.',
      },
      { kind: 'heading', level: 3, text: 'Una puerta igual' },
      {
        kind: 'paragraph',
        text: 'Si después quiere una [puerta](/gate-installation-simi-valley/), podemos copiar el diseño.',
      },
    ],
    price: {
      label: 'Paneles de acero de seis pies, sin columnas',
      range: 'De **{prices.steelFoot}** por pie',
      note: 'Con cinco columnas y ocho pies libres entre ellas, 42 pies cuestan más o menos de {prices.pillaredFence}. Si quiere un muro bajo, cotizamos la cerca con él y sin él, después de medir.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'La cerca dibujada sobre una foto de su casa',
        'Los muros o columnas que pida, por subcontratistas con licencia',
        'Piedra, remates y mezcla según una muestra que usted aprueba',
        'Paneles de hierro hechos a la medida del espacio',
        'Pintura horneada, y pintura para retoques',
        'Volvemos a poner la tierra y los bordes del pasto',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Cada columna de piedra suele sumar de {prices.pillar}: base, block, piedra y remate, todo a mano. Pocas columnas con tramos anchos cuestan menos que muchas con tramos angostos. También suman la piedra, las curvas, los desniveles y los diseños especiales. Su cotización tarda unos días más si un subcontratista tiene que cotizar una parte.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas de hierro y piedra',
      items: {
        'will-it-rust': {
          question: '¿Se oxida una cerca de hierro?',
          answer:
            'El acero sí, si se moja donde está rota la pintura. Aleje los aspersores, lávela cuando tenga polvo y retoque los golpes en cuanto los vea. Si no quiere estar al pendiente, pida aluminio.',
        },
        'lights-in-pillars': {
          question: '¿Las columnas pueden llevar luz?',
          answer:
            'Sí, si el tubo para el cable va antes que la piedra. Díganoslo mientras dibujamos, aunque las luces vengan después. Nuestros subcontratistas con licencia dejan un tubo vacío en cada columna. Sin ese tubo, habría que cortar la piedra ya terminada. El cableado de 120 voltios suele necesitar permiso.',
        },
        'fence-on-existing-wall': {
          question: '¿Se puede poner hierro sobre mi barda?',
          answer:
            'Muchas veces sí. La barda tiene que estar sana, aguantar el taladro y no moverse cuando uno se recarga en el panel. Hacemos una perforación de prueba antes de comprometernos con las demás. La madera y el vinilo necesitan sus propios postes junto a la barda. Si la barda misma necesita arreglo, contrate antes a un albañil con licencia (C-29). La altura extra puede pasarse de lo que permite su ciudad, así que primero preguntamos.',
        },
      },
    },
    close: { heading: '¿Quiere una cerca que vaya con su casa?\nSe la dibujamos.' },
  },
}
