import type { ServiceWords } from 'contractor-website/content'

export const commercialFencing: ServiceWords = {
  name: 'Cercas comerciales',
  description: 'Acero y malla ciclónica para patios, estacionamientos y escuelas privadas, con accesos para sus camiones y su gente.',
  shortLine: 'Negocios, lotes y oficinas',
  facts: ['De 6 a 8 pies de alto', 'Malla desde {prices.chainLinkFoot.from} por pie'],
  page: {
    metaData: {
      title: 'Cercas comerciales en Simi Valley, CA | Acero y malla',
      description:
        'Cercas de acero y malla ciclónica para patios, estacionamientos y escuelas privadas en Simi Valley, con accesos para sus camiones y su gente.',
    },
    h1: 'Cercas comerciales en\u00a0Simi\u00a0Valley',
    subtitle: 'Acero y malla ciclónica de hasta ocho pies, con accesos según sus camiones y su horario.',
    choose: [
      { kind: 'heading', level: 2, text: 'Primero los accesos,\ndespués la cerca' },
      {
        kind: 'paragraph',
        text: 'Antes de dibujar, anotamos quién pasa, a qué hora y en qué: el primer empleado a las 6 AM, el camión de entregas, el de la basura, los bomberos.',
      },
      { kind: 'heading', level: 3, text: 'Camiones y gente a pie' },
      {
        kind: 'paragraph',
        text: 'Un camión necesita el ancho del portón y espacio para dar vuelta. Marcamos la vuelta en el asfalto y un chofer la prueba. La gente a pie necesita su propia puerta. En una ruta accesible, esa puerta deja libres por lo menos 32 pulgadas y se abre sin apretar la manija ni torcer la muñeca.',
      },
      {
        kind: 'drawing',
        drawing: 'commercial-detail',
        caption: 'Las cuatro cercas a la misma escala, de ocho pies de alto. Con tiras, los postes van más juntos y más hondos.',
      },
      {
        kind: 'table',
        head: ['Cerca', 'Dónde conviene', 'Qué hay que saber'],
        rows: [
          ['Barrotes de acero con punta', 'Oficinas y lotes que dan a la calle', 'Difíciles de trepar; no tapan la vista.'],
          ['Barrotes de acero sin punta', 'Escuelas privadas, clínicas, departamentos', 'Los mismos travesaños y postes, sin las puntas.'],
          [
            'Malla ciclónica galvanizada',
            'Patios de almacén, linderos largos',
            'Cuesta menos que el acero por el mismo largo. Si se rompe un pedazo de malla, se cambia solo ese pedazo.',
          ],
          [
            'Malla ciclónica con tiras',
            'Áreas de basura, patios de equipo',
            'Las tiras tapan casi toda la vista, pero no el ruido. Reciben el viento como una pared.',
          ],
        ],
      },
      { kind: 'heading', level: 3, text: 'Las salidas y los bomberos' },
      {
        kind: 'paragraph',
        text: 'Donde la gente sale por la cerca, la puerta se abre por dentro sin llave. Los bomberos pueden pedir un ancho mínimo, una caja de llaves o un interruptor de llave. Nosotros preguntamos y lo ponemos en el dibujo.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Su negocio sigue abierto\nmientras construimos' },
      {
        kind: 'paragraph',
        text: 'Trabajamos por etapas que se cierran al final del día. La cerca vieja de cada etapa se queda hasta que la cambiamos.',
      },
      { kind: 'picture', picture: 'chain-link', caption: 'Malla ciclónica negra con tiras detrás de una bodega. Ilustración.' },
      {
        kind: 'chain',
        parts: [
          { when: 'Primero: los postes', text: 'Por etapas. El concreto fragua mientras usted trabaja como siempre.' },
          {
            when: 'Luego: los paneles',
            text: 'En la misma etapa. La cotización dice cómo queda asegurado el hueco de noche.',
          },
          { when: 'Al final: portones y chapas', text: 'Chapas como las que ya usa. Sus choferes prueban los portones.' },
        ],
      },
      { kind: 'heading', level: 3, text: 'Un solo archivo para todos' },
      {
        kind: 'paragraph',
        text: 'Los dueños, la administración y la ciudad reciben lo mismo: un plano con medidas, cada cerca y portón de frente, y la lista de herrajes. La cotización va por lados: puede hacer este año el de la calle y el próximo, el de atrás.',
      },
      { kind: 'heading', level: 3, text: 'Permisos' },
      {
        kind: 'paragraph',
        text: 'Una cerca de más de siete pies suele necesitar permiso de construcción, y nosotros lo sacamos. La altura, la distancia a la calle y la visibilidad en las entradas dependen de su ciudad y su zona, y hay lotes donde no se permiten ocho pies. Buscamos lo que se permite en el suyo antes de dibujar. Los portones que se abren solos tienen [su propia página](/automated-gate-systems-simi-valley/).',
      },
    ],
    price: {
      label: 'De malla de 6 pies a acero de 8 pies',
      range: 'De **{prices.commercialFoot}** por pie',
      note: 'En tierra y terreno plano, sin portones. La malla es galvanizada; pregunte por la negra. La malla de ocho pies cuesta de {prices.tallChainLinkFoot} por pie, y el acero de ocho pies, de {prices.tallSteelFoot}. A seis pies, las tiras agregan de {prices.privacySlatsFoot} por pie. La cotización trae por separado los portones, la perforación del asfalto y los herrajes de salida.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'Un recorrido con el encargado del lugar',
        'Plano con medidas y dibujos de frente',
        'Una base de concreto para cada poste',
        'Paneles, y los portones, chapas y cierrapuertas de su cotización',
        'El lugar cerrado al final de cada día',
        'Nos llevamos la tierra, y la cerca vieja si está en su cotización',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Lo que más cuenta son el largo, los accesos y lo que hay bajo los postes. En tierra se cava rápido, en asfalto se tarda más, y en una losa con varilla todavía más. Las tiras, los herrajes de salida y el trabajo fuera de horario también suman.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas comerciales',
      items: {
        'work-outside-hours': {
          question: '¿Pueden trabajar según nuestro horario?',
          answer:
            'Sí, si nos lo dice antes de que coticemos. Con su negocio abierto, podemos cavar y colar donde no estorbemos. Cortar el asfalto o el concreto hace ruido, así que eso lo hacemos cuando usted diga, dentro del horario que permita su ciudad. Díganos también qué días recibe entregas, para que esos días tenga un portón que funcione.',
        },
        'spear-tops': {
          question: '¿Se permiten las puntas de lanza?',
          answer:
            'Muchas ciudades las permiten a partir de cierta altura; algunas, no. De todos modos, junto a escuelas y áreas de juego conviene más una cerca sin puntas. Buscamos lo que permite su zona. El mismo panel viene de las dos formas, así que puede decidir antes de que hagamos el pedido.',
        },
        'fence-an-asphalt-lot': {
          question: '¿Se pueden poner postes en un lote de asfalto?',
          answer:
            'Sí. Perforamos el asfalto, cavamos la base abajo y dejamos el concreto con caída para que el agua se aleje del poste. Antes pedimos que marquen las líneas subterráneas (811). Eso no cubre las líneas privadas, como la luz del estacionamiento; si tiene los planos, muéstrenoslos.',
        },
        'certificate-of-insurance': {
          question: '¿Nos dan un certificado de seguro?',
          answer:
            'Sí. Pídalo con la cotización y díganos a quién hay que nombrar como asegurado adicional: al dueño, al inquilino o a la administradora. Si el dueño es una HOA, ponemos el nombre de la asociación.',
        },
      },
    },
    close: { heading: '¿Su negocio no puede cerrar?\nPlaneamos la obra con usted.' },
  },
}
