import type { ServiceWords } from 'contractor-website/content'

export const commercialFencing: ServiceWords = {
  name: 'Cercas comerciales',
  description: 'Acero y malla ciclónica para patios, estacionamientos y escuelas privadas, según sus camiones, salidas y horario.',
  shortLine: 'Negocios, lotes y oficinas',
  facts: ['Hasta 8 pies', 'Planeada según sus camiones'],
  page: {
    metaData: {
      title: 'Cercas comerciales en Simi Valley, CA | Acero y malla',
      description:
        'Cercas de acero y malla ciclónica para patios, estacionamientos y escuelas privadas en Simi Valley, según sus camiones, salidas y horario.',
    },
    h1: 'Cercas comerciales en\u00a0Simi\u00a0Valley',
    subtitle: 'Acero y malla ciclónica de hasta ocho pies: la cerca se planea según sus camiones, sus salidas y su horario.',
    body: [
      { kind: 'heading', level: 2, text: 'Primero los portones, luego la cerca' },
      {
        kind: 'paragraph',
        text: 'Empezamos por las entradas, porque de ellas depende que la cerca de un negocio funcione. Antes de dibujar, anotamos quién pasa, a qué hora y en qué. Puede ser el primer empleado, que llega a las 6 AM, el camión de entregas, el de la basura o el de bomberos. También alguien en silla de ruedas, o un cliente que viene por primera vez.',
      },
      {
        kind: 'list',
        items: [
          '**Los camiones** necesitan el ancho del portón y espacio para dar vuelta. Marcamos la vuelta con tiza en el asfalto y le pedimos a un chofer que la pruebe.',
          '**La gente a pie** necesita su propia puerta. Si está en una ruta accesible, deja libres al menos 32 pulgadas y abre sin que haya que apretar con la mano.',
          '**Quien sale en una emergencia** necesita una puerta que abra desde adentro sin llave, en cada salida que cruce la cerca.',
          '**Los bomberos** pueden pedir un ancho mínimo, una caja de llaves o un interruptor de llave. Pregunte en su ciudad, y ponemos la respuesta en el dibujo.',
        ],
      },
      { kind: 'heading', level: 2, text: 'Compare cuatro cercas comerciales' },
      {
        kind: 'table',
        head: ['Cerca', 'Dónde va bien', 'Qué hay que saber'],
        rows: [
          [
            'Barrotes de acero con punta',
            'Oficinas y lotes que dan a la calle',
            `Un barrote cada 4 3/4" y un poste cada 8'-0". Es difícil de trepar y deja ver.`,
          ],
          ['Barrotes de acero sin punta', 'Escuelas privadas, clínicas, departamentos', 'Los mismos travesaños y postes, sin las puntas.'],
          [
            'Malla ciclónica galvanizada',
            'Patios de almacén, tramos largos atrás',
            'Cuesta menos que el acero por el mismo largo. Si se daña la malla, podemos cambiar solo los pies que hagan falta.',
          ],
          [
            'Malla ciclónica con tiras',
            'Áreas de basura, patios de maquinaria',
            'Las tiras tapan casi toda la vista, pero no el ruido. Detienen el viento como un muro, así que los postes van más hondos y más juntos.',
          ],
        ],
      },
      {
        kind: 'drawing',
        drawing: 'commercial-detail',
        caption: 'Las cuatro a la misma escala, de ocho pies de alto. Con tiras, los postes van más juntos y más hondos.',
      },
      { kind: 'heading', level: 2, text: 'Siga abierto mientras construimos' },
      {
        kind: 'paragraph',
        text: 'No tiene que cerrar, porque avanzamos por tramos que podemos dejar cerrados al final del día. Primero van los postes de toda la cerca, y el concreto fragua mientras usted trabaja como siempre. Luego van los paneles, tramo por tramo. La cerca vieja se queda hasta que la nueva se pueda cerrar con llave. El corte y la soldadura, que hacen ruido, los hacemos a las horas que usted elija. Si el lugar tiene que quedar cerrado de noche, la cotización dice cómo.',
      },
      { kind: 'heading', level: 2, text: 'Planos y permisos para su aprobación' },
      {
        kind: 'paragraph',
        text: 'Usted recibe un archivo que sirve para dueños, administradores y el departamento de construcción de la ciudad. Trae un plano con medidas, el alzado (la vista de frente) de cada cerca y portón, y la lista de herrajes. La cotización viene por tramos, así que puede hacer el lado de la calle este año y el de atrás el próximo. Una cerca de más de siete pies necesita permiso de construcción. Si lo necesita, nosotros lo sacamos. Las alturas, las distancias al lindero y la visibilidad en las entradas varían, así que pregunte en su ciudad. Los portones que abren solos tienen [su propia página](/automated-gate-systems-simi-valley/).',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'Un recorrido con quien maneja el patio',
        'Plano con medidas y alzados',
        'Perforación o base de concreto para cada poste',
        'Paneles, portones, cerraduras y cierrapuertas',
        'El lugar cerrado al final de cada día',
        'Nos llevamos la tierra, y la cerca vieja si está en su cotización',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Tres cosas deciden casi todo el costo: los pies de cerca, cuántas entradas lleva y lo que hay bajo los postes. Un hoyo en tierra va rápido, uno en asfalto tarda más, y uno en una losa armada tarda más que todos.',
        },
        {
          kind: 'list',
          items: [
            'La altura, y las tiras o la malla sombra, que detienen el viento',
            'Barras de pánico, cierrapuertas y cerraduras que usen sus mismas llaves',
            'Trabajar fuera del horario normal, o repartido en varios meses',
            'El paso para un camión con taladro',
          ],
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas comerciales',
      items: {
        'work-outside-hours': {
          question: '¿Pueden trabajar según nuestro horario?',
          answer:
            'Sí, si nos lo dice antes de que coticemos. Podemos cavar y colar en una parte tranquila mientras usted tiene abierto. El corte, que hace ruido, lo hacemos cuando usted diga, dentro del horario que permita su ciudad. Díganos también qué días recibe entregas, para que nunca se quede sin portón.',
        },
        'spear-tops': {
          question: '¿Se permiten las puntas de lanza?',
          answer:
            'Muchas ciudades las permiten a partir de cierta altura. Algunas no las permiten. De todos modos, junto a escuelas y áreas de juego conviene más una cerca sin puntas. Pregunte en su ciudad qué se permite en su zona. El mismo panel viene de las dos formas, así que puede decidir después.',
        },
        'fence-an-asphalt-lot': {
          question: '¿Se pueden poner postes en un lote de asfalto?',
          answer:
            'Sí. Perforamos el asfalto, cavamos la base abajo y dejamos el concreto con caída para que el agua se aleje del poste. Antes pedimos que marquen las líneas subterráneas (811). Eso no cubre las líneas privadas, como la luz del estacionamiento; si tiene los planos, muéstrenoslos.',
        },
      },
    },
    related: {
      heading: 'Más estilos de cercas y portones',
    },
    close: { heading: '¿Su negocio no puede cerrar?\nPlaneamos la obra con usted.' },
  },
}
