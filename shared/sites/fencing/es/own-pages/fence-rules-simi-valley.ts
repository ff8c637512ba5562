import type { OwnPageWords } from 'contractor-website/content'

export const fenceRules: OwnPageWords = {
  metaData: {
    title: 'Altura y permisos para cercas en Simi Valley, CA',
    description:
      'Reglas para cercas en Simi Valley: 42 pulgadas al frente, 6 pies atrás, permisos y riesgo de incendio. Y a quién llamar en las comunidades vecinas.',
  },
  h1: 'Reglas para cercas en\u00a0Simi\u00a0Valley',
  subtitle: 'Qué tan alta puede ser su cerca, cuándo necesita permiso y a quién llamar donde usted vive.',
  picture: 'decorative-fencing',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'En Simi Valley, la cerca de atrás puede medir seis pies. Al frente, una cerca cerrada puede medir 42 pulgadas; una abierta puede ser más alta. Denos su dirección y, antes de que elija la altura, buscamos las reglas de su terreno.',
    },
    { kind: 'heading', level: 2, text: '¿Qué tan alta puede ser mi cerca?' },
    {
      kind: 'table',
      caption:
        'Alturas permitidas en casas, según las reglas que leímos el 26 de noviembre de 2026. Antes de dibujar, las confirmamos con su ciudad o con el condado.',
      sample: true,
      head: ['Dónde vive', 'Al frente', 'Atrás y a los lados', 'Quién decide'],
      rows: [
        [
          'Simi Valley',
          'Cerrada: 42 pulgadas. Hasta 6 pies si arriba de eso es abierta.',
          '6 pies, a partir de 20 pies del límite del frente. Hasta 8 pies junto a algunas calles principales, si la ciudad lo aprueba.',
          '[Planificación de Simi Valley](https://simivalley.org/departments/environmental-services/planning-division/frequently-asked-questions), (805)\u00a0583-6769',
        ],
        [
          'Moorpark',
          'Se fija por zona. Si pasa de 42 pulgadas, la ciudad puede pedir un visto bueno (Zoning Clearance). Buscamos el límite de su dirección.',
          'Se fija por zona, y puede hacer falta el mismo Zoning Clearance.',
          '[Planificación de Moorpark](https://www.moorparkca.gov/167/Planning), (805)\u00a0517-6258',
        ],
        [
          'Santa Susana Knolls',
          'Reglas del condado, no de Simi Valley: 3 pies, o hasta 6 si por lo menos la mitad de la cerca es abierta.',
          '6 pies. Si quiere más, el condado tiene que aprobarlo antes.',
          '[Planificación del condado de Ventura](https://vcrma.org/divisions/planning), (805)\u00a0654-2488',
        ],
        [
          'Chatsworth',
          'Reglas de Los Ángeles: por lo general, 42 pulgadas.',
          '6 u 8 pies, según su zona. 6 pies en las áreas de nivelación especial (special grading).',
          '[LA Building and Safety](https://dbs.lacity.gov/), o marque 311',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'En una esquina, la cerca tiene que ser baja para que los conductores vean. Si su terreno está en esquina o en pendiente, avísenos y le preguntamos a la ciudad dónde puede ser más alta y cómo se mide. Su HOA puede permitir menos que la ciudad.',
    },
    { kind: 'heading', level: 2, text: 'Cercas más altas al frente en Simi Valley' },
    {
      kind: 'paragraph',
      text: 'Al frente, la cerca puede medir seis pies si la parte cerrada termina a las 42 pulgadas y el resto es abierto. Un muro bajo o unas tablas con barrotes de hierro arriba cumplen con eso.',
    },
    {
      kind: 'drawing',
      drawing: 'height-limits',
      caption:
        'Una cerca cerrada al frente, una con la parte de arriba abierta y una de atrás, cada una con la altura que Simi Valley suele permitir.',
    },
    { kind: 'heading', level: 2, text: '¿Necesito permiso?' },
    {
      kind: 'paragraph',
      text: 'Una de madera, vinilo o hierro de hasta seis pies no suele necesitar permiso de construcción. Aun así, Moorpark puede pedir su Zoning Clearance. Si hace falta, lo sacamos nosotros antes de cavar.',
    },
    {
      kind: 'list',
      items: [
        '**De más de siete pies:** por lo general sí. California no lo pide para casi ninguna de hasta siete pies, ni Los Ángeles hasta diez, si no es de albañilería. Si pasa de seis, donde sea, pregúntenos.',
        '**Albañilería:** las columnas y los muros de contención a menudo lo necesitan.',
        '**Albercas:** la cerca de una alberca nueva va en el mismo permiso. Si la alberca ya existe, primero le preguntamos a la ciudad. [La ley del estado fija las medidas](/pool-fencing-simi-valley/).',
        '**Motores de portón:** el cableado suele necesitar un permiso eléctrico.',
        '**Árboles:** en el patio de una casa, Simi Valley protege los encinos nativos grandes; en otros terrenos, también otros árboles grandes. El condado y Los Ángeles protegen también los sicomoros. Preguntamos antes de cavar junto a uno.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Cercas de madera en zonas de riesgo de incendio' },
    {
      kind: 'paragraph',
      text: 'No ponga madera en los cinco pies junto a la casa. Esa franja se llama Zone 0, y California está preparando reglas para ella. Los borradores que leímos, el último de abril de 2026, no permiten ahí cercas que se quemen. Eso descarta cercas y puertas de madera y, según lo entendemos, también las de vinilo y compuesto. En mayo de 2026 las reglas todavía no eran definitivas, y desde entonces no hemos encontrado una versión final. Lo revisamos por última vez el 26 de noviembre de 2026.',
    },
    {
      kind: 'paragraph',
      text: 'Las reglas son para las zonas de riesgo “Very High” y para todos los terrenos donde el estado es responsable de los incendios forestales (State Responsibility Area). Los bomberos del condado de Ventura piensan incluir también las zonas “High”. Según los borradores, se aplicarían primero a las casas nuevas, y las que ya existen tendrían unos tres años para cumplir. Los mapas de 2025 ponen más partes de Simi Valley en esas zonas, así que [busque su dirección](https://osfm.fire.ca.gov/) aunque ya lo haya hecho antes.',
    },
    {
      kind: 'paragraph',
      text: 'No hace falta esperar. Podemos hacer la cerca de cedro o vinilo y terminarla con acero junto a la casa: el último panel y, si está ahí, la puerta. Los barrotes de acero de seis pies cuestan de {prices.steelFoot} por pie, y el cedro, de {prices.cedarFoot}. Entre los barrotes se ve; si ahí necesita privacidad, pídanos cotizar un panel cerrado de metal. Pregunte también a su aseguradora, porque algunas se fijan en esos cinco pies.',
    },
    { kind: 'heading', level: 2, text: 'De dónde sale esto' },
    {
      kind: 'list',
      items: [
        'Simi Valley: la Planning Division, y la explicación del concejo sobre [las cercas abiertas arriba](https://www.vcstar.com/news/simi-council-loosens-landscaping-parking-rules) (en inglés).',
        'Moorpark: [capítulo 17.24 del código de la ciudad](https://ecode360.com/44076143) y la página de la ciudad sobre [cómo obtener la aprobación](https://www.moorparkca.gov/184/Obtaining-Approval) (en inglés).',
        'Condado de Ventura: los “Violation Examples” de Code Compliance.',
        'Los Ángeles: las respuestas de Building and Safety sobre la altura de las cercas y cuándo piden permiso (en inglés).',
        'Árboles: la Mature Tree Preservation Ordinance de Simi Valley y la Tree Protection Ordinance del condado de Ventura.',
        'Incendios: el [borrador de abril de 2026](https://fireandsafetyjournalamericas.com/zone-zero-bof-rules/), [cómo iba en mayo](https://firereadyhome.com/zone-0/regulations) y el informe del jefe de prevención de incendios (fire marshal) sobre [los mapas nuevos](https://digitaledition.simivalleyacorn.com/infinity/article_popover_share.aspx?guid=1289bee6-4bc3-4aac-a867-77301ea54148) (en inglés).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Las reglas cambian, y esta página es un resumen, no asesoría legal. La última palabra la tiene la ciudad o el condado donde usted vive.',
    },
  ],
  close: { heading: '¿No sabe qué puede construir?\nLo averiguamos, y medimos gratis.' },
}
