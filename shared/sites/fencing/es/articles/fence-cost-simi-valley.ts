import type { ArticleWords } from 'contractor-website/content'

export const fenceCost: ArticleWords = {
  title: 'Cuánto cuesta una cerca en Simi Valley',
  excerpt: 'Precios por pie de ocho tipos de cerca, lo que suman los portones y las pendientes, y cómo comparar dos cotizaciones.',
  tags: ['costo', 'planeación', 'materiales'],
  metaTitle: 'Cuánto cuesta una cerca en Simi Valley: precio por pie',
  metaDescription:
    'Lo que cuesta por pie una cerca nueva en Simi Valley: cedro, vinilo, hierro, malla y tablillas, más puertas, pendientes, reparaciones y retiro.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'En Simi Valley, una cerca de cedro de 6 pies de alto cuesta de {prices.cedarFoot} por pie, ya instalada. Así, una cerca de madera básica de unos 40 a 60 pies sale de {prices.basicWoodFence}. La de vinilo cuesta de {prices.vinylFoot} por pie, y la de acero, de {prices.steelFoot}.',
    },
    {
      kind: 'paragraph',
      text: 'Son nuestros precios de 2026 para terreno plano. Incluyen los postes en concreto (más hondos en arcilla), la cerca, la limpieza y, si hace falta, el permiso. El cedro va en postes de 4 por 4 aptos para contacto con el suelo, cada ocho pies. La parte baja del rango es para una cerca recta con lugar para el camión. Las esquinas, el acceso difícil y la madera de mejor grado llevan a la parte alta. El [estimado de costo](/estimate/) usa los mismos precios, pero no tiene compuesto ni cedro traslapado.',
    },
    { kind: 'heading', level: 2, text: 'Precio por pie' },
    {
      kind: 'table',
      head: ['Material', 'Por pie', 'Altura', 'Lo que conviene saber'],
      rows: [
        ['Cerca de rancho', 'De {prices.ranchRailFoot}', '4 pies', 'Marca el límite. Si tiene perro, agregue malla.'],
        ['Malla ciclónica', 'De {prices.chainLinkFoot}', '6 pies', 'Lo más barato para una cerca de 6 pies.'],
        ['Estacas', 'De {prices.picketFoot}', '3 1/2 pies', 'Para el frente. La pintura se cobra aparte.'],
        ['Cedro', 'De {prices.cedarFoot}', '6 pies', 'Tablas a tope (sin traslapar). Traslapadas, de {prices.overlappedFoot}.'],
        ['Vinilo', 'De {prices.vinylFoot}', '6 pies', 'Nunca necesita tinte.'],
        ['Hierro o acero', 'De {prices.steelFoot}', '6 pies', 'Deja ver el paisaje.'],
        ['Compuesto', 'De {prices.compositeFoot}', '6 pies', 'Sin tinte. Las tablas pesan más.'],
        ['Tablillas horizontales', 'De {prices.slatFoot}', '6 pies', 'Lleva más postes y más mano de obra.'],
      ],
    },
    { kind: 'heading', level: 2, text: '¿Cuánto cuestan 80 pies de cerca con puerta?' },
    {
      kind: 'paragraph',
      text: 'Ochenta pies son, más o menos, el fondo de un patio común y parte de un lado. Las cuatro cercas de abajo miden 6 pies de alto y van en terreno plano. Los 80 pies incluyen una puerta con abertura de 40 pulgadas; su marco, sus herrajes y sus postes más hondos se suman al precio por pie.',
    },
    {
      kind: 'table',
      head: ['80 pies y una puerta', 'Precio'],
      rows: [
        ['Malla ciclónica', 'De {prices.chainLinkYard}'],
        ['Cedro', 'De {prices.cedarYard}'],
        ['Vinilo', 'De {prices.vinylYard}'],
        ['Hierro o acero', 'De {prices.steelYard}'],
      ],
    },
    {
      kind: 'paragraph',
      text: '¿La suya es más larga o más corta? Con [Calcular mi costo](/estimate/) la ve dibujada a escala, con el rango para su medida.',
    },
    { kind: 'heading', level: 2, text: 'Qué sube el costo' },
    {
      kind: 'list',
      items: [
        '**Una puerta peatonal:** de {prices.walkGate} en una cerca nueva, según el material. Un portón doble de cedro cuesta de {prices.doubleGate}.',
        '**Un portón para carros con motor:** de {prices.automatedGate} en acero, o de {prices.driveGate} sin motor. Del motor y el cableado se encargan subcontratistas con licencia.',
        '**La cerca vieja:** de {prices.removalFoot} por pie. La quitamos con todo y concreto y nos la llevamos.',
        '**Una pendiente:** de {prices.slope} más en 80 pies de cedro, porque los paneles tienen que seguirla o escalonarse.',
        '**Roca o concreto viejo en el suelo:** de {prices.rock} más en esos 80 pies.',
        '**Una barda de block o una jardinera que estorbe:** cotizamos ese trabajo después de verla.',
        '**Postes de acero con tablas de cedro:** de {prices.steelPost} más por poste.',
        '**Más altura:** donde se permiten 8 pies, se necesitan postes más grandes y, a menudo, un [permiso](/fence-rules-simi-valley/#necesito-permiso). En casi todos los patios de Simi Valley el límite son 6 pies.',
      ],
    },
    {
      kind: 'drawing',
      drawing: 'slope-detail',
      caption: 'Dos maneras de cercar una pendiente: que la cerca siga el terreno, o escalonada, con cada tramo a nivel.',
    },
    { kind: 'heading', level: 2, text: '¿Cuánto cuesta una reparación?' },
    {
      kind: 'paragraph',
      text: 'Un poste suele costar de {prices.onePost}, y un tramo con un poste, de {prices.oneSection}. Cada tramo adicional, con su poste, agrega de {prices.nextSection}. Poner una puerta de cedro en su cerca actual cuesta de {prices.gateInOldFence}. Si ya falló más o menos la mitad de los postes, los otros no tardan en fallar. Hoy cuesta menos cambiar solo los malos, pero a la larga suele convenir más una cerca nueva. Nuestra página de [reparación de cercas](/fence-repair-simi-valley/) le ayuda a decidir.',
    },
    { kind: 'heading', level: 2, text: 'Cómo gastar menos' },
    {
      kind: 'list',
      items: [
        'Hable primero con su vecino. En California, por lo general los dos [comparten el costo de la cerca que los divide](/#property-line).',
        'Elija una altura y un ancho de tabla estándar.',
        'Pode las plantas y mueva las macetas, para que la cuadrilla empiece a cavar de una vez.',
        'Haga toda la cerca junta. Una cerca nueva de apenas uno o dos tramos ya cuesta de {prices.smallestFence}, porque el camión, la cuadrilla y el concreto tienen que ir de todos modos.',
        'Ponga privacidad solo donde lo ven, y algo abierto en lo demás.',
      ],
    },
    { kind: 'heading', level: 2, text: 'Cómo comparar dos cotizaciones' },
    {
      kind: 'paragraph',
      text: 'Fíjese en que las dos sean para la misma cerca. Un precio bajo muchas veces deja algo fuera, y usted lo paga después.',
    },
    {
      kind: 'list',
      items: [
        '**Pies, altura y material:** por escrito, y si las tablas van traslapadas o a tope.',
        '**Postes:** qué tan hondos, a qué distancia y con cuánto concreto.',
        '**Puertas y portones:** cuántos, de qué ancho y en qué postes.',
        '**La cerca vieja y el permiso:** quién se lleva la cerca y quién saca el permiso.',
        '**El anticipo:** en California, no más del 10% o {prices.downPayment}, lo que sea menos.',
        '**La licencia:** búsquela en [cslb.ca.gov](https://www.cslb.ca.gov/).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Un estimado no es una cotización. Para cotizar vamos, medimos y, por lo general en dos días hábiles, le mandamos un solo total por escrito con un dibujo. Es gratis.',
    },
  ],
  close: { heading: '¿Cuánto costaría su cerca?\nSe lo decimos por escrito.' },
}
