import type { Words } from 'contractor-website/content'

export const estimate: Words['estimate'] = {
  words: {
    kind: 'fence',
    rangeLabel: 'Rango aproximado',
    rangeNote:
      'Esto es un estimado, no una cotización: aún no hemos visto su terreno. Después de medir le damos una cotización gratis por escrito.',
    submit: 'Ver mi estimado',
    linkLabel: 'Calcular mi costo',
    drawnAs: 'Su cerca de frente, dibujada a escala. {material}: {height} de alto y {length} pies de largo. {summary}.',
    questions: {
      material: {
        label: 'Material',
        hint: 'En cedro, 3 1/2 o 4 pies son estacas. Si busca hierro, elija acero. Compuesto: pida cotización.',
        options: {
          cedar: 'Cedro',
          vinyl: 'Vinilo',
          steel: 'Acero',
          'chain-link': 'Malla ciclónica',
          slat: 'Tablillas horizontales',
          'ranch-rail': 'Cerca de rancho',
        },
      },
      height: {
        label: 'Altura',
        hint: 'No todos los materiales vienen en todas las alturas. En casi todos los patios de Simi Valley el límite son seis pies; si pasa de siete, suele necesitar permiso.',
        options: { '3.5': '3 1/2 pies', '4': '4 pies', '5': '5 pies', '6': '6 pies', '8': '8 pies' },
      },
      length: {
        label: 'Largo',
        unit: 'pies',
        hint: 'Un paso grande son unos tres pies. Incluya puertas y portones; su precio se suma aparte.',
        options: { back: 'El fondo del patio', 'back-side': 'Fondo y un lado', 'back-sides': 'Fondo y dos lados' },
      },
      'walk-gates': { label: 'Puertas peatonales', one: 'Puerta peatonal', hint: 'Abertura de 40 pulgadas' },
      'drive-gates': { label: 'Portones para carros', one: 'Portón para carros', hint: 'Abertura de 14 pies' },
      opener: {
        label: 'Motor del portón para carros',
        hint: 'Motor, teclado, controles, sensores y hasta 50 pies de zanja y cableado, por subcontratistas con licencia',
      },
      removal: { label: 'Retirar mi cerca vieja', hint: 'Con todo y su concreto' },
      ground: { label: 'Terreno', options: { level: 'Plano', slope: 'Inclinado', rock: 'Rocoso' } },
    },
    brief: '{length} pies de {material} de {height} pies',
    counts: {
      bays: { one: '{count} tramo', many: '{count} tramos' },
      posts: { one: '{count} poste', many: '{count} postes' },
      walkGates: { one: '{count} puerta', many: '{count} puertas' },
      driveGates: { one: '{count} portón', many: '{count} portones' },
    },
    dimensions: { onCenter: 'cada {size}', clear: '{size} libres' },
    included: {
      heading: 'Qué incluye',
      items: [
        'Postes en concreto, a dos pies de hondo o más, según el suelo y la altura',
        'Material, mano de obra, bisagras y pestillos',
        'El permiso, si su ciudad lo pide: nosotros lo sacamos',
        'Limpieza, y nos llevamos nuestros recortes y sobrantes',
      ],
    },
    excluded: {
      heading: 'Qué no incluye',
      items: [
        'Columnas de albañilería (piedra, ladrillo, block), muros de contención y luces',
        'En cedro de seis pies, tablas traslapadas (de {prices.overlappedFoot} por pie en total), celosía arriba (de {prices.latticeFoot} más por pie) o remate (de {prices.capFoot} más)',
        'En malla ciclónica de seis pies, tiras de privacidad (de {prices.privacySlatsFoot} más por pie)',
        'Mover tuberías, cables o riego',
        'Tinte o pintura (pídanos agregar un tinte a base de agua a su cotización)',
        'Un levantamiento topográfico de su terreno',
      ],
    },
    includedRemoval: 'Quitar y llevarnos la cerca vieja y su concreto',
    tooShortForGates: 'Ese largo no alcanza para sus puertas y portones. Agregue pies, o quite una puerta o un portón',
    includedOpener: 'El motor y hasta 50 pies de zanja en tierra y cableado, a cargo de subcontratistas con licencia',
    affects: {
      heading: 'Qué cambia el costo',
      items: [
        'Qué tan empinado o rocoso es el terreno, y qué hay enterrado',
        'Qué tan cerca puede llegar un camión',
        'Esquinas, muros, árboles y viento a lo largo de la cerca',
        'El grado de la madera o el calibre del acero que elija',
      ],
    },
    time: {
      heading: 'Cuánto tarda',
      text: 'De {from} a {to} días de trabajo una vez que lleguen el material y, si hace falta, el permiso. La lluvia y la roca pueden agregar un día.',
    },
    contact: {
      heading: 'Pida su cotización gratis',
      text: 'Su estimado va junto con su mensaje. Vamos, medimos y le damos un solo total por escrito.',
    },
  },
}
