import type { ServiceWords } from 'contractor-website/content'

export const automatedGateSystems: ServiceWords = {
  name: 'Portones automáticos',
  description:
    'Portones abatibles y corredizos con teclado, controles y sensores. El motor lo instalan y conectan subcontratistas con licencia.',
  shortLine: 'Teclado, control, sensores',
  facts: ['Abertura de 14 pies', 'Prueba de seguridad con usted'],
  page: {
    metaData: {
      title: 'Portones eléctricos para carros en Simi Valley, CA',
      description:
        'Portones eléctricos en Simi Valley, abatibles y corredizos, con motor, teclado y sensores: cómo funcionan, permisos, costo y qué pasa sin luz.',
    },
    h1: 'Portones automáticos en\u00a0Simi\u00a0Valley',
    subtitle: 'Portones que se abren desde su carro, con sensores de seguridad y apertura manual para cuando se va la luz.',
    body: [
      { kind: 'heading', level: 2, text: 'Cómo funciona un portón automático' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Para entrar, usted oprime el control o marca un código. Para salir, usa el control, o pasa sobre un sensor enterrado en el pavimento si lo agregó.',
          'La tarjeta de control revisa los sensores fotoeléctricos. Si algo corta el rayo, el portón no arranca.',
          'El motor empieza despacio, acelera y frena antes de que el portón llegue al tope.',
          'Usted pasa. El temporizador espera a que su carro pase el rayo.',
          'El portón cierra. Si el borde sensible (una tira que siente el contacto) o el motor sienten resistencia, el portón se detiene y regresa.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Cada uno de esos pasos se ajusta: la pausa, la velocidad, la fuerza y qué código sirve qué días. Revisamos los ajustes con usted y se los dejamos por escrito.',
      },
      { kind: 'heading', level: 2, text: '¿Portón abatible o corredizo?' },
      {
        kind: 'table',
        head: ['Portón', 'Qué necesita', 'No le conviene si'],
        rows: [
          ['Abatible de dos hojas', `Unos 7 pies planos detrás de una abertura de 14'-0"`, 'La entrada sube hacia la casa.'],
          ['Abatible de una hoja', 'Un arco libre tan largo como el ancho del portón', 'Estaciona carros justo adentro.'],
          [
            'Corredizo sobre riel',
            'Una pared o cerca recta tan larga como la abertura, y un riel limpio y a nivel',
            'Hay grava u hojas sobre el riel, o el pavimento tiene un desnivel.',
          ],
          [
            'Corredizo en voladizo',
            'Un lado recto de más o menos una vez y media la abertura; no lleva riel',
            'El costado de su patio es corto.',
          ],
        ],
      },
      {
        kind: 'drawing',
        drawing: 'gate-plan-detail',
        caption: 'Los dos portones abiertos, vistos desde arriba. El abatible necesita espacio atrás; el corredizo, a un lado.',
      },
      { kind: 'heading', level: 2, text: 'Seguridad: sensores al abrir y al cerrar' },
      {
        kind: 'paragraph',
        text: 'Un portón para carros pesa lo que varias personas, así que necesita dos tipos de protección. La norma UL 325, la de los motores de portón, pide dos protecciones independientes en cada sentido, donde el portón pueda atrapar a alguien. La ASTM F2200 es para el portón mismo: ruedas cubiertas, huecos chicos y nada que pueda enganchar y arrastrar a una persona. Combinamos sensores fotoeléctricos, que ven, con bordes o sensores de fuerza, que sienten. Quien va a pie tiene [su propia puerta](/gate-installation-simi-valley/). Antes de irnos, ponemos una tabla en el camino del portón para que usted vea cómo se detiene.',
      },
      { kind: 'heading', level: 2, text: 'Electricidad, permisos y apagones' },
      {
        kind: 'paragraph',
        text: 'El motor necesita un circuito, o un panel solar con batería si el portón está lejos de la casa y abre poco. Subcontratistas con licencia instalan el motor (D-28) y hacen la zanja y el cableado (C-10). El cableado casi siempre necesita permiso, y nosotros lo sacamos. Las reglas varían, así que pregunte también en su ciudad. En un apagón, la batería de respaldo, si la agregó, abre el portón unas cuantas veces. Sin ella, o cuando se acaba, el portón se libera con llave y se mueve a mano; les enseñamos cómo a todos en la casa. Si en su calle los bomberos piden un interruptor de llave o un sensor de luz estroboscópica, se instala al mismo tiempo.',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'Portón, postes y bisagras o riel',
        'Motor según el peso y el viento',
        'Sensores fotoeléctricos, con bordes o sensores de fuerza, en los dos sentidos',
        'Teclado, dos controles y los primeros códigos',
        'Motor, cableado y las columnas que incluya su cotización, por subcontratistas con licencia',
        'Prueba de seguridad con usted, y los manuales',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Un portón automático cuesta más que los rangos de cercas de nuestra página de inicio. Es un portón, una máquina y un trabajo eléctrico en uno. Un portón doble de acero de 14 pies con motor cuesta más o menos **de {prices.automatedGate}**, sin contar la cerca a los lados. Nuestro estimado de costo le da un rango para el suyo. Recibe su cotización por escrito a más tardar en dos días hábiles, o unos días después si un subcontratista tiene que cotizar una parte.',
        },
        {
          kind: 'list',
          items: [
            'La distancia al panel eléctrico, y el pavimento que la zanja tenga que cruzar',
            'El peso, y si es de tablas sin huecos, porque entonces también lo empuja el viento',
            'Abatible o corredizo, y si sus columnas aguantan la carga',
            'Cómo se entra y se sale: teclado, intercomunicador, cámara o teléfono para entrar, sensor enterrado para salir',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Si ya tiene un buen portón, un contratista con licencia para motores (D-28) le puede poner el motor. Antes revisamos las bisagras y los postes y arreglamos lo que haga falta.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre portones automáticos',
      items: {
        'automate-existing-gate': {
          question: '¿Le pueden poner motor al portón que tengo?',
          answer:
            'Casi siempre, si abre suave a mano, si los postes no se mueven y si no tiene huecos donde se atore un brazo. Primero arreglamos y nivelamos el portón, y un contratista D-28 le pone el motor, porque un motor que jala un portón que arrastra se acaba pronto. Muchas veces solo le faltan bisagras nuevas.',
        },
        'gate-stopped-working': {
          question: 'Mi portón se paró a la mitad. ¿Qué reviso?',
          answer:
            'Vea si los sensores tienen polvo, una telaraña o el sol de frente. Luego busque una piedra en el riel y revise el breaker. Si sigue sin moverse, libérelo con la llave, ciérrelo a mano y llámenos. Por favor no anule los sensores, ni por una noche.',
        },
        'slope-driveway': {
          question: '¿Y si mi entrada tiene pendiente?',
          answer:
            'Un portón corredizo sirve casi en cualquier pendiente, porque se mueve de lado y no cuesta arriba. Uno abatible solo puede abrir hacia afuera si no invade la banqueta ni la calle. Para pendientes suaves hay bisagras que levantan el portón al abrir.',
        },
      },
    },
    related: {
      heading: 'Cercas que van con un portón para carros',
    },
    close: { heading: '¿Quiere un portón automático?\nLe medimos gratis.' },
  },
}
