import type { ServiceWords } from 'contractor-website/content'

export const residentialFencing: ServiceWords = {
  name: 'Cercas residenciales',
  description: 'Cercas de estacas, cedro, vinilo y estilo rancho para el frente, los lados y el lindero con su vecino.',
  shortLine: 'Frente, lados y atrás',
  facts: ['De 3 1/2 a 6 pies', '40 pies de cedro desde {prices.basicWoodFence.from}'],
  measures: [
    { label: 'Estacas', value: '3 1/2 pies' },
    { label: 'Rancho', value: '4 pies' },
    { label: 'Cedro o vinilo', value: '6 pies' },
  ],
  page: {
    metaData: {
      title: 'Cercas para casas en Simi Valley, CA | Madera y vinilo',
      description:
        'Cercas de estacas, cedro, vinilo y rancho para casas de Simi Valley. Vea para qué sirve cada una, cuánto cuidado pide y qué cambia el costo.',
    },
    h1: 'Cercas residenciales en\u00a0Simi\u00a0Valley',
    subtitle: 'Medimos su patio, cotizamos por escrito y construimos una cerca que queda derecha.',
    choose: [
      { kind: 'heading', level: 2, text: '¿Qué cerca necesita\nsu patio?' },
      {
        kind: 'paragraph',
        text: 'El frente y la parte de atrás piden cercas distintas: una baja o abierta al frente, y una alta y cerrada a los lados y atrás. Díganos qué quiere tapar y si tiene perro o niños chicos.',
      },
      {
        kind: 'options',
        items: [
          {
            name: 'Estacas (picket)',
            drawing: 'choice-picket',
            price: '**{prices.picketFoot}** por pie',
            text: 'Para el frente. Baja, para que la casa se siga viendo. La pintura va aparte.',
            note: '**Mantenimiento:** tíñala o píntela de nuevo cuando se gaste el color.',
          },
          {
            name: 'Cedro',
            drawing: 'choice-cedar',
            price: '**{prices.cedarFoot}** por pie',
            text: 'Sin traslapar cuesta menos que el vinilo. Traslapado cuesta de {prices.overlappedFoot} por pie.',
            note: '**Mantenimiento:** tíñalo cuando el agua ya no forme gotas, o déjelo ponerse gris.',
          },
          {
            name: 'Vinilo',
            drawing: 'choice-vinyl',
            price: '**{prices.vinylFoot}** por pie',
            text: 'Paneles blancos de privacidad que suelen durar de 20 a 30 años.',
            note: '**Mantenimiento:** enjuáguelo. Un panel rajado se cambia, no se repara.',
          },
          {
            name: 'Rancho',
            drawing: 'choice-ranch-rail',
            price: '**{prices.ranchRailFoot}** por pie',
            text: 'De madera, para terrenos grandes y junto a senderos de caballos. Si tiene perro, agregue malla.',
            note: '**Mantenimiento:** cada año, empuje los postes y cambie los travesaños rajados.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'El frente tiene sus propios límites' },
      {
        kind: 'paragraph',
        text: 'Qué tan baja tiene que ser una cerca cerrada al frente depende de dónde vive, de si está en esquina y a veces de su HOA. Vea los [límites de su zona](/fence-rules-simi-valley/). Si la ciudad o su HOA tiene que aprobarla, hacemos los dibujos que pida.',
      },
      { kind: 'heading', level: 3, text: 'La cerca que comparte con su vecino' },
      {
        kind: 'paragraph',
        text: 'Hable con su vecino antes de que cavemos; mover una cerca terminada cuesta mucho. Medimos desde las marcas del lindero. Si no las encontramos, acuerden por escrito dónde va la cerca, o pidan que un topógrafo con licencia marque el lindero. Si falló un solo tramo, quizá les baste con [una reparación](/fence-repair-simi-valley/).',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Primero le damos el dibujo.\nLuego construimos lo que muestra.' },
      {
        kind: 'paragraph',
        text: 'Su cotización trae un dibujo a escala. Llamamos al 811 para que marquen las líneas de servicios públicos. Eso no incluye las privadas, como el riego, las luces del patio o el gas del asador, así que díganos por dónde pasan. Ponemos cada poste en concreto. La cuadrilla que empieza su cerca es la que la termina.',
      },
      {
        kind: 'picture',
        picture: 'gate-installation',
        drawing: 'gate-view',
        caption: '**Portón doble de cedro.** 7 pies 5 pulgadas entre los postes. Ilustración y dibujo, vistos desde el mismo punto.',
      },
      {
        kind: 'chain',
        parts: [
          {
            when: 'Primer día: postes',
            text: 'Quitamos la cerca vieja, cavamos y ponemos los postes en concreto. Si tiene perro, pida que coticemos una cerca provisional.',
          },
          { when: 'Después: travesaños y tablas', text: 'Ya firme el concreto, se ponen y se cortan según la pendiente.' },
          {
            when: 'Último día: puerta y limpieza',
            text: 'Usted recorre la cerca con nosotros, y pasamos un imán por el suelo para juntar los clavos.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'Si su terreno tiene pendiente' },
      {
        kind: 'paragraph',
        text: 'Una cerca que **sigue la pendiente** le deja al perro poco espacio por debajo. Una **escalonada** se ve ordenada desde la calle, pero deja huecos abajo. Las de madera pueden ir de las dos formas. El vinilo solo puede seguirla hasta donde permite su fabricante. Si su pendiente es fuerte, dibujamos las dos.',
      },
      {
        kind: 'drawing',
        drawing: 'slope-detail',
        caption: 'La misma pendiente dos veces: una cerca que la sigue y una escalonada. Las dos miden seis pies de alto.',
      },
    ],
    price: {
      label: 'Cedro o vinilo de seis pies, terreno plano',
      range: 'De **{prices.backyardFoot}** por pie',
      note: 'Una cerca de madera básica de 40 a 60 pies cuesta de {prices.basicWoodFence}, sin puertas ni portones. El compuesto, que no lleva tinte, cuesta de {prices.compositeFoot} por pie.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'Terreno medido, y líneas de servicios públicos marcadas (811)',
        'Postes en concreto (los de madera, aptos para contacto con el suelo)',
        'Travesaños, tablas, remates y herrajes',
        'Portones instalados y ajustados, con pestillo',
        'Nos llevamos la cerca vieja, si está en su cotización',
        'Patio rastrillado y repasado con imán',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'El largo es lo que más pesa, y luego la altura. Después, la pendiente, la piedra y el concreto viejo, qué tan cerca llega el camión y cuántas puertas lleva. Usted recibe un solo total por escrito antes de que cavemos. Si después aparece algo que nadie podía ver, se lo mostramos, y cualquier cambio se acuerda por escrito antes de seguir.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas residenciales',
      items: {
        'neighbors-agreement': {
          question: '¿Necesito que mi vecino esté de acuerdo?',
          answer:
            'Por lo general no, si toda la cerca queda dentro de su terreno. Si va en el lindero, primero hablen y pongan el acuerdo por escrito. En California, por lo general los vecinos comparten el costo razonable de la cerca que los divide, con aviso por escrito 30 días antes. Ayuda un dibujo con los dos nombres. Si se reparten el costo, los dos firman el contrato.',
        },
        'use-old-posts': {
          question: '¿Pueden usar los postes viejos?',
          answer:
            'A veces. El poste tiene que estar a plomo, sano al ras del suelo y donde lo necesita el panel nuevo. Picamos cada uno con un desarmador y lo empujamos por los dos lados. Si falla la mitad, conviene cambiarlos todos.',
        },
        'plants-against-fence': {
          question: '¿Cuándo puedo plantar junto a la cerca?',
          answer:
            'Unos días después de que terminemos, cuando el concreto ya haya endurecido. Deje el ancho de una mano entre las plantas y las tablas. Que la tierra y el mulch no toquen las tablas, y desvíe los aspersores. Las enredaderas dañan menos al hierro y al vinilo que al cedro.',
        },
      },
    },
    close: { heading: '¿Necesita cercar su terreno?\nMedimos gratis.' },
  },
}
