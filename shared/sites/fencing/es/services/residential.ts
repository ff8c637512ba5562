import type { ServiceWords } from 'contractor-website/content'

export const residentialFencing: ServiceWords = {
  name: 'Cercas residenciales',
  description: 'Cercas de estacas, cedro, vinilo y estilo rancho para el frente, los lados y el lindero con su vecino.',
  shortLine: 'Frente, lados y atrás',
  facts: ['De 3 1/2 a 6 pies', '40 pies de cedro desde {prices.basicWoodFence.from}'],
  measures: [
    { label: 'Estacas', value: `3'-6"` },
    { label: 'Rancho', value: `4'-0"` },
    { label: 'Cedro o vinilo', value: `6'-0"` },
  ],
  page: {
    metaData: {
      title: 'Cercas para casas en Simi Valley, CA | Madera y vinilo',
      description:
        'Cercas de estacas, cedro, vinilo y rancho para casas de Simi Valley. Vea para qué sirve cada una, cuánto cuidado pide y qué cambia el costo.',
    },
    h1: 'Cercas residenciales en\u00a0Simi\u00a0Valley',
    subtitle: 'Medimos su patio, cotizamos por escrito y construimos una cerca que queda derecha.',
    body: [
      { kind: 'heading', level: 2, text: '¿Para qué quiere la cerca?' },
      {
        kind: 'paragraph',
        text: 'Casi todas las casas necesitan dos cercas: una baja y abierta al frente, y una alta y cerrada a los lados y atrás. La que no deja salir al perro quizá no sea la que esconde los botes de basura. Por eso, antes de hablar de madera o vinilo, le preguntamos qué quiere tapar, qué quiere dejar afuera y qué quiere dejar adentro.',
      },
      {
        kind: 'paragraph',
        text: 'Al frente, el límite de altura suele ser más bajo que atrás. Qué tan bajo depende de su ciudad, de si vive en esquina y a veces de su HOA; pregunte en su ciudad antes de elegir la altura. Le decimos qué preguntar y dibujamos lo que le pidan. Si necesita permiso, nosotros lo sacamos.',
      },
      { kind: 'heading', level: 2, text: 'Madera, vinilo, hierro o estilo rancho' },
      {
        kind: 'table',
        head: ['Material', 'Sirve para', 'Cuidado'],
        rows: [
          [
            'Cedro',
            'Privacidad por menos dinero que el vinilo. Sigue la pendiente, y es fácil de igualar después.',
            'Tíñalo cuando el agua ya no forme gotas, o déjelo ponerse gris.',
          ],
          [
            'Vinilo',
            'Estacas blancas y paneles de privacidad que por lo general duran 20 a 30 años.',
            'Enjuáguelo. Un panel rajado se cambia, no se repara.',
          ],
          ['Hierro ornamental', 'Marcar el límite sin tapar la vista ni la luz.', 'Retoque de pintura donde le pega un aspersor.'],
          [
            'Cerca de rancho',
            'Tramos largos en terrenos grandes y junto a caminos de caballos.',
            'Agréguele malla por detrás si tiene perros chicos.',
          ],
        ],
      },
      { kind: 'heading', level: 2, text: 'Cercas en terrenos con pendiente' },
      {
        kind: 'paragraph',
        text: 'Una cerca puede seguir una pendiente de dos maneras, y le ayudamos a elegir. Puede ir **inclinada**: los travesaños siguen la pendiente, las tablas quedan a plomo y el espacio de abajo es chico. O puede ir **escalonada**: cada tramo de ocho pies va a nivel y un poco más abajo que el anterior. Los escalones se ven ordenados desde la calle, pero dejan triángulos abajo. Las estacas y el cedro pueden ir de las dos formas. Los paneles de vinilo solo se inclinan hasta donde permite el fabricante. Si su pendiente es fuerte, dibujamos las dos.',
      },
      {
        kind: 'drawing',
        drawing: 'slope-detail',
        caption: 'La misma pendiente dos veces: una cerca inclinada y una escalonada. Las dos miden seis pies de alto.',
      },
      { kind: 'heading', level: 2, text: 'La cerca que comparte con su vecino' },
      {
        kind: 'paragraph',
        text: 'Hable con su vecino antes de que cavemos, y la cerca se construye una sola vez. Decidan qué lado le toca a cada quien y dónde van los postes, y averigüen si la cerca vieja de veras estaba en el lindero. Medimos desde las marcas que encontremos, y si no hay, se lo decimos. Lo demás lo resuelve un topógrafo. Si las tablas están buenas y falló un solo tramo, quizá [una reparación](/fence-repair-simi-valley/) sea todo lo que ustedes dos necesitan.',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'Terreno medido y líneas subterráneas marcadas (811)',
        'Postes en concreto; los de madera, aptos para contacto con el suelo',
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
          text: 'Lo que más cambia el costo es el largo, y luego la altura. Después, la pendiente, el acceso para el camión, el concreto viejo y cuántos portones lleva. Una cerca de madera básica cuesta **de {prices.basicWoodFence}** por unos 40 a 60 pies de cedro de 6 pies de alto, en terreno plano, sin puertas ni portones. Poner cualquier cerca cuesta **de {prices.anyFence}**. Usted recibe un solo total por escrito antes de que cavemos.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas residenciales',
      items: {
        'neighbors-agreement': {
          question: '¿Necesito que mi vecino esté de acuerdo?',
          answer:
            'Por lo general no, si toda la cerca queda dentro del terreno de usted. Si va en el lindero, primero hablen y pongan el acuerdo por escrito. En California, por lo general los vecinos comparten el costo razonable de la cerca que los divide, con aviso por escrito 30 días antes. Hay excepciones, así que infórmese antes de contar con ello. Un dibujo con los dos nombres resuelve casi todas las dudas.',
        },
        'use-old-posts': {
          question: '¿Pueden usar los postes viejos?',
          answer:
            'A veces. El poste tiene que estar a plomo, sano al ras del suelo y donde lo necesita el panel nuevo. Picamos cada uno con un desarmador y lo empujamos por los dos lados. Si falla la mitad, cambiarlos todos cuesta menos que hacernos volver.',
        },
        'plants-against-fence': {
          question: '¿Cuándo puedo plantar junto a la cerca?',
          answer:
            'Unos días después de que terminemos, cuando el concreto ya haya endurecido. Deje el ancho de una mano entre las plantas y las tablas. Que la tierra y el mulch no toquen las tablas, y desvíe los aspersores. Las enredaderas dañan menos al hierro y al vinilo que al cedro.',
        },
      },
    },
    related: {
      heading: 'Más estilos para su casa',
    },
    close: { heading: '¿Necesita cercar su patio?\nLe medimos gratis.' },
  },
}
