import type { ServiceWords } from 'contractor-website/content'

export const automatedGateSystems: ServiceWords = {
  name: 'Portones automáticos',
  description:
    'Portones abatibles y corredizos con teclado, controles y sensores. El motor lo instalan y conectan subcontratistas con licencia.',
  shortLine: 'Teclado, control, sensores',
  facts: ['Abertura de 14 pies', 'De acero con motor: de {prices.automatedGate}'],
  page: {
    metaData: {
      title: 'Portones eléctricos para carros en Simi Valley, CA',
      description:
        'Portones eléctricos en Simi Valley, abatibles y corredizos, con motor, teclado y sensores: cómo funcionan, permisos, costo y qué pasa sin luz.',
    },
    h1: 'Portones automáticos en\u00a0Simi\u00a0Valley',
    subtitle: 'Portones que se abren desde su carro, con sensores de seguridad y apertura manual para cuando se va la luz.',
    choose: [
      { kind: 'heading', level: 2, text: '¿Abatible\no corredizo?' },
      {
        kind: 'paragraph',
        text: 'Un portón abatible necesita espacio plano detrás de la abertura. Uno corredizo necesita espacio a nivel a un lado, pero la entrada de carros puede subir.',
      },
      { kind: 'heading', level: 3, text: 'Cómo se abre y se cierra' },
      {
        kind: 'paragraph',
        text: 'Usted aprieta el control o marca un código. Cuando su carro ya pasó, se cierra solo. Si algo tapa los sensores, el portón no se cierra, y si ya se estaba cerrando, se detiene y regresa. Hace lo mismo si siente resistencia. El instalador ajusta con usted la pausa, la velocidad y los códigos, y los deja por escrito.',
      },
      {
        kind: 'drawing',
        drawing: 'gate-plan-detail',
        caption:
          'Los dos portones abiertos, vistos desde arriba. El abatible necesita espacio detrás de la abertura; el de voladizo, a un lado.',
      },
      {
        kind: 'table',
        head: ['Portón', 'Qué necesita', 'No conviene si'],
        rows: [
          ['De dos hojas', 'Unos 7 pies de entrada plana detrás de una abertura de 14 pies', 'Su entrada sube hacia la casa.'],
          ['De una hoja', 'Un cuarto de círculo libre, tan hondo como el ancho del portón', 'Hay carros estacionados justo adentro.'],
          [
            'Corredizo con riel',
            'Un lado recto un poco más largo que la abertura, y un riel limpio y a nivel',
            'Se junta grava u hojarasca en el riel, o el suelo tiene un desnivel.',
          ],
          ['Corredizo en voladizo', 'Un lado recto de una vez y media la abertura, pero sin riel', 'Su patio lateral es corto.'],
        ],
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Sensores de seguridad\nen los dos sentidos' },
      {
        kind: 'paragraph',
        text: 'Un portón para carros pesa lo que varias personas. UL 325, la norma de los motores, pide dos protecciones independientes en cada sentido. El instalador combina fotoceldas, que detectan a quien pasa, con bordes sensibles (bandas de contacto en las orillas) o un límite de fuerza, que detienen el portón si toca algo.',
      },
      { kind: 'heading', level: 3, text: 'Antes de irnos' },
      {
        kind: 'paragraph',
        text: 'Ponemos una tabla en el camino del portón y usted ve cómo regresa. El portón cumple con ASTM F2200: rodillos cubiertos y huecos chicos, para que nadie quede atrapado, y no se mueve solo cuando se suelta del motor. La gente a pie tiene [su propia puerta](/gate-installation-simi-valley/).',
      },
      {
        kind: 'drawing',
        drawing: 'gate-sensors-detail',
        caption:
          'Un portón de dos hojas cerrado, visto desde adentro: bordes sensibles donde se juntan las hojas y un rayo entre dos fotoceldas.',
      },
      { kind: 'heading', level: 3, text: 'Apagones, luz y permisos' },
      {
        kind: 'paragraph',
        text: 'En un apagón, el portón se suelta del motor con una llave y se mueve a mano. Con una batería de respaldo, si la agrega, abre unas cuantas veces antes de que haga falta la llave. El motor lleva su propio circuito o, si está lejos de la casa, quizá un panel solar con batería. Subcontratistas con licencia instalan el motor (D-28) y hacen la zanja y el cableado (C-10). El cableado suele necesitar permiso, y nosotros lo sacamos. Al frente, Simi Valley permite seis pies si la cerca es abierta arriba de 42 pulgadas. Antes de dibujar preguntamos qué altura puede tener el portón y a qué distancia de la calle va.',
      },
    ],
    price: {
      label: 'Un portón doble de acero de 14 pies con motor',
      range: 'De **{prices.automatedGate}**',
      note: 'Incluye el permiso, si hace falta, y hasta 50 pies de zanja en tierra con su cableado. Sin motor, el portón cuesta de {prices.driveGate}. Las columnas y la cerca de los lados se cobran aparte, y un portón corredizo se cotiza después de medir. Su cotización suele llegar en dos días hábiles, o en unos más si un subcontratista tiene que cotizar una parte.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'Portón, postes y bisagras o riel',
        'Motor según el peso y el viento',
        'Fotoceldas, con bordes sensibles o límite de fuerza, en los dos sentidos',
        'Teclado, dos controles y los primeros códigos',
        'Instalación, zanja y cableado por subcontratistas con licencia',
        'Prueba de seguridad con usted, y los manuales',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Son tres trabajos: el portón, el motor y la electricidad. Cuentan el tamaño, la distancia al tablero y el piso que cruce la zanja. También suman el peso, un portón sin rendijas, que recibe todo el viento, y extras como interfón, cámara o sensor que abre al salir.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre portones automáticos',
      items: {
        'automate-existing-gate': {
          question: '¿Le pueden poner motor al portón que tengo?',
          answer:
            'Por lo general sí, si abre suave a mano, si los postes no se mueven y si no tiene huecos donde alguien pueda atorarse. Primero arreglamos y nivelamos el portón, porque si arrastra, el motor dura poco. Luego un contratista D-28 le pone el motor. En nuestra cotización cuesta de {prices.opener}, con sensores, teclado y hasta 50 pies de zanja en tierra y cableado. Si su portón no necesita arreglo, contrate directo a un D-28.',
        },
        'gate-stopped-working': {
          question: 'Mi portón se paró a la mitad. ¿Qué reviso?',
          answer:
            'Vea si los sensores tienen polvo, una telaraña o el sol de frente. Luego fíjese si hay una piedra en el riel y revise el breaker. Si sigue sin moverse, libérelo con la llave, ciérrelo a mano y llámenos. No anule los sensores, ni por una noche.',
        },
        'slope-driveway': {
          question: '¿Y si mi entrada tiene pendiente?',
          answer:
            'Un portón corredizo sirve aunque la entrada suba, porque la cruza de lado. El suelo por donde corre debe estar casi a nivel. Uno abatible solo puede abrir hacia afuera si no invade la banqueta ni la calle. Las bisagras que levantan el portón no van con motor: al soltarlo, podría cerrarse por su propio peso, y ASTM F2200 no lo permite.',
        },
      },
    },
    close: { heading: '¿Quiere un portón automático?\nLe decimos cuál le conviene.' },
  },
}
