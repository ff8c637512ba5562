import type { ArticleWords } from 'contractor-website/content'

export const stylishFencingIdeas: ArticleWords = {
  title: 'Cercas con estilo para cualquier patio',
  excerpt: 'Tablillas, celosías y puertas de dos tonos: cinco ideas para un terreno chico y una para uno grande.',
  tags: ['diseño', 'cedro', 'tablillas', 'patios chicos'],
  metaTitle: 'Cercas con estilo para patios chicos y grandes',
  metaDescription:
    'Tablillas horizontales, celosías, piedra y hierro, luces y puertas de dos tonos: cinco ideas de cercas para terrenos chicos y una para los grandes.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Que una cerca se vea bien depende sobre todo del ancho de las tablas, de los huecos y de la altura. El color y los adornos vienen después. Las primeras cinco ideas caben en un terreno chico de Simi Valley, y la sexta pide espacio.',
    },
    { kind: 'heading', level: 2, text: 'Tablillas horizontales' },
    {
      kind: 'paragraph',
      text: 'Con tablillas horizontales, un patio corto se ve más largo, porque la vista las sigue. Quedan bien con casas bajas y modernas; junto a una casa con techo de teja y ventanas de arco, se ven recargadas. Cuide dos cosas. Los postes tienen que ir más juntos, porque las tablillas se pandean si hay más de unos seis pies de un poste al otro. Y la separación se decide primero, porque de ella depende cuántas tablillas caben. A seis pies de alto cuestan de {prices.slatFoot} por pie.',
    },
    {
      kind: 'drawing',
      drawing: 'slat-detail',
      caption: 'Fijamos la separación para que la última tabla quede entera. Aquí van once; con doce, la cerca pasaría de seis pies.',
    },
    {
      kind: 'paragraph',
      text: 'Con media pulgada de separación casi no se ve nada; con dos pulgadas, cualquiera que pase ve para adentro. Si mezcla anchos, por ejemplo una tablilla ancha y dos angostas, un hueco disparejo casi no se nota. Con tablillas del mismo ancho, sí.',
    },
    { kind: 'heading', level: 2, text: 'Una celosía arriba' },
    {
      kind: 'paragraph',
      text: 'Con una celosía arriba, seis pies de cerca se sienten como cinco. Ponga cinco pies de tablas y uno de celosía, que agrega de {prices.latticeFoot} por pie. Entra luz a la altura de los ojos, y el viento empuja menos. En un patio chico, evita que uno se sienta encajonado. Pida tiras gruesas dentro de un marco, porque la celosía delgada y engrapada no dura. La página de [cercas de privacidad](/privacy-fencing-simi-valley/) la compara con otros paneles.',
    },
    { kind: 'drawing', drawing: 'lattice-detail', caption: 'Cinco pies de tablas y uno de celosía.' },
    { kind: 'heading', level: 2, text: 'Un portón que resalte' },
    {
      kind: 'paragraph',
      text: 'Si quiere gastar un poco más en que se vea bien, gástelo en el portón. Es lo primero que ven sus visitas. Deje sencilla la cerca y dele al portón un arco, bisagras negras de correa, un tinte más oscuro o tablas en diagonal. Una puerta peatonal de dos tonos no cuesta mucho más que una sencilla, porque son apenas unos 20 pies cuadrados. De todos modos necesita postes y bisagras para su peso; en [instalación de portones](/gate-installation-simi-valley/) explicamos cómo los elegimos.',
    },
    { kind: 'picture', picture: 'gate-installation', caption: 'Un portón doble con bisagras negras. Ilustración.' },
    { kind: 'heading', level: 2, text: 'Luces en la cerca' },
    {
      kind: 'paragraph',
      text: 'Con unas cuantas luces en la cerca basta. Puestas arriba, alumbran toda la cerca. Elija un foco cálido y diríjalo hacia abajo, para que no moleste al vecino. El cable va antes que las tablas, y lo ponen subcontratistas con licencia. El bajo voltaje es sencillo. El cableado de 120 voltios suele necesitar permiso, y nosotros lo sacamos.',
    },
    { kind: 'heading', level: 2, text: 'Columnas de piedra solo en la entrada' },
    {
      kind: 'paragraph',
      text: 'Dos columnas de piedra, una a cada lado de la entrada, cuestan de {prices.pillar} cada una. Lucen casi como una fila entera, por mucho menos. De ahí a las esquinas, siga con hierro sencillo. Al frente, una columna alta puede pasar del [límite de su ciudad](/fence-rules-simi-valley/), así que antes preguntamos. Vea en [cercas decorativas](/decorative-fencing-simi-valley/) las partes y sus medidas. Las columnas las hacen subcontratistas de albañilería con licencia.',
    },
    { kind: 'picture', picture: 'decorative-fencing', caption: 'Hierro entre columnas de piedra. Ilustración.' },
    { kind: 'heading', level: 2, text: 'Cerca de rancho para un terreno grande' },
    {
      kind: 'paragraph',
      text: 'Una cerca de rancho se ve muy bien en un terreno grande y con pendiente, porque lo deja lucir. A cuatro pies de alto cuesta de {prices.ranchRailFoot} por pie. En un lote de cincuenta pies solo marca la orilla, pero en un acre con encinos no hace falta más. Si tiene perro, ponga malla soldada por dentro. A veinte pasos, la malla ya no se ve.',
    },
    { kind: 'picture', picture: 'ranch-rail', caption: 'Tres travesaños en campo abierto. Ilustración.' },
    { kind: 'heading', level: 2, text: '¿Qué idea va con su patio?' },
    {
      kind: 'table',
      head: ['Idea', 'Va mejor en', 'Tenga en cuenta'],
      rows: [
        ['Tablillas horizontales', 'Patios cortos, casas bajas y modernas', 'Postes a no más de unos seis pies'],
        ['Celosía arriba', 'Patios chicos', 'Tiras gruesas dentro de un marco'],
        ['Un portón que resalte', 'Cualquier patio', 'El peso: un portón más pesado pide un poste más grande'],
        ['Luces en la cerca', 'Donde usted se sienta de noche', 'El cable antes que las tablas, luz hacia abajo'],
        ['Piedra en la entrada', 'Frentes con entrada de carros', 'El límite de altura, y muchas veces un permiso (lo sacamos nosotros)'],
        ['Cerca de rancho', 'Terrenos grandes con pendiente', 'Malla por detrás si hay animales'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Si no se decide entre dos, tome una foto del patio desde la ventana de la cocina. Imprímala dos veces y dibuje una idea en cada una con un marcador. La que se vea bien al día siguiente suele ser la buena. Luego lea nuestra guía para [elegir el material](/blog/choosing-fencing-material/), porque de él depende cómo se va a ver en tres años.',
    },
  ],
  close: { heading: '¿Ya tiene un estilo en mente?\nCuéntenos cómo es.' },
}
