import type { ServiceWords } from 'contractor-website/content'

export const poolFencing: ServiceWords = {
  name: 'Cercas para albercas',
  description: 'Puertas que se cierran y se aseguran solas, y barrotes a menos de cuatro pulgadas uno de otro.',
  shortLine: '5 pies de alto',
  facts: ['5 pies de alto', 'De acero, desde {prices.poolFoot.from} por pie'],
  page: {
    metaData: {
      title: 'Cercas para albercas y piscinas en Simi Valley, CA',
      description:
        'Cercas de alberca en Simi Valley según la ley de California: mínimo 5 pies de alto, huecos de menos de 4 pulgadas y puertas que cierran y se aseguran solas.',
    },
    h1: 'Cercas para\u00a0albercas en\u00a0Simi\u00a0Valley',
    subtitle: 'Cinco pies de cerca sin nada por donde trepar, y una puerta que se cierra y se asegura detrás de usted.',
    choose: [
      { kind: 'heading', level: 2, text: 'Lo que pide California\nen cercas de alberca' },
      {
        kind: 'paragraph',
        text: 'La ley del estado fija las medidas en la sección 115923 del Health and Safety Code. Su ciudad puede pedir más. También puede pedir un permiso, aunque la alberca ya exista. Lo preguntamos en el departamento de construcción antes de que usted firme.',
      },
      {
        kind: 'table',
        head: ['Qué se mide', 'Ley del estado', 'Cómo lo cumplimos'],
        rows: [
          ['Altura, por fuera', 'Por lo menos 60 pulgadas', 'Cinco pies sobre el suelo que pisaría un niño, también en pendiente.'],
          ['Espacio por debajo', 'No más de 2 pulgadas', 'El travesaño de abajo sigue el suelo, y apisonamos tierra en los huecos.'],
          [
            'Huecos de la cerca',
            'No pasa una bola de 4 pulgadas',
            'Barrotes de 3/4 de pulgada cada 4 5/8, que dejan 3 7/8 pulgadas libres.',
          ],
          ['Cara de afuera', 'Nada para trepar', 'Un travesaño abajo y dos arriba, sin repisas ni jardineras contra la cerca.'],
          [
            'Puerta',
            'Abre hacia el lado contrario a la alberca, se cierra y se asegura sola',
            'Bisagras de resorte, ajustadas y probadas hasta que la puerta se cierre y se asegure.',
          ],
          ['Pestillo', 'Por lo menos a 60 pulgadas del suelo', 'Uno que se jala hacia arriba, en su propio poste alto.'],
        ],
      },
      { kind: 'heading', level: 3, text: 'Acero o aluminio' },
      {
        kind: 'paragraph',
        text: 'El acero, galvanizado y con pintura horneada, es rígido. Nuestro estimado usa acero. El aluminio no se oxida; pídalo en su cotización. A menos de cinco pies del agua, un subcontratista con licencia (C-10) conecta el metal a la red de unión eléctrica de la alberca; se suma en su cotización.',
      },
      { kind: 'heading', level: 3, text: 'Malla, vidrio o madera' },
      {
        kind: 'paragraph',
        text: 'La malla removible se quita para una fiesta, pero entonces la alberca queda abierta. La ley la acepta si cumple con ASTM F2286 y si su puerta se cierra y se asegura sola y se le puede poner llave. El vidrio no tapa la vista, pero se le nota cada gota. Nosotros no instalamos malla removible ni vidrio. Madera sí, con los travesaños hacia la alberca: el cedro de cinco pies de alto cuesta de {prices.woodPoolFoot} por pie.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Una puerta que\nse cierra sola' },
      {
        kind: 'paragraph',
        text: 'La gente pasa mojada, con prisa y con las manos ocupadas. La puerta se abre hacia afuera, al lado contrario del agua; así, un niño que se recarga por fuera la empuja y la cierra.',
      },
      { kind: 'heading', level: 3, text: 'Cómo la probamos' },
      {
        kind: 'paragraph',
        text: 'Tiene que cerrarse y asegurarse sola, abierta por completo o apenas unas pulgadas. Probamos las dos cosas antes de irnos, y le dejamos la herramienta para las bisagras. Pruébela cada mes, como prueba un detector de humo.',
      },
      {
        kind: 'drawing',
        drawing: 'pool-gate-detail',
        caption:
          'La puerta vista de afuera y desde arriba. Se abre hacia el lado contrario a la alberca, y el pestillo está por lo menos a 60 pulgadas.',
      },
      { kind: 'heading', level: 3, text: 'La cerca de su patio puede ser un lado' },
      {
        kind: 'paragraph',
        text: 'Tiene que cumplir las mismas medidas por fuera. Eso incluye sus puertas: se abren hacia el lado contrario a la alberca, y se cierran y se aseguran solas, con el pestillo por lo menos a 60 pulgadas.',
      },
      { kind: 'heading', level: 3, text: 'La cerca es solo una protección' },
      {
        kind: 'paragraph',
        text: 'Nada reemplaza a un adulto que esté al pendiente. Las albercas nuevas o remodeladas de una casa necesitan por lo menos dos de las protecciones de la ley. Si la cerca va en el permiso de quien construye su alberca, [mándenos la fecha de la inspección](/contact/) unos días antes. Si podemos, ahí estaremos con la cinta y la bola de cuatro pulgadas.',
      },
    ],
    price: {
      label: 'Cinco pies de acero, terreno plano',
      range: 'De **{prices.poolFoot}** por pie',
      note: 'Una puerta que se cierra y se asegura sola agrega de {prices.steelGate}.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'Las reglas de su ciudad, revisadas antes de que firme',
        'Un plano de la alberca, el piso, las puertas de la casa y la cerca',
        'Paneles colocados a las medidas de arriba',
        'Bisagras que cierran solas y pestillo alto',
        'Postes en concreto, sea en piso o en tierra',
        'Los huecos revisados con la bola de cuatro pulgadas, y el de abajo con cinta',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'El largo alrededor del agua es lo que más sube el costo, y luego el piso. Perforar concreto tarda más que cavar en tierra, y los adoquines se levantan y se vuelven a poner. Una sola puerta bien puesta cuesta menos que dos. Si la cerca de su patio ya cumple de un lado o dos, usted paga solo lo demás. Si quitamos una cerca vieja, una provisional, incluida en su cotización, cierra la alberca cada noche.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas de alberca',
      items: {
        'house-wall-as-side': {
          question: '¿La casa puede ser uno de los lados?',
          answer:
            'A veces, pero si la casa queda abierta hacia la alberca, esa cerca no cuenta como una de las protecciones de la ley. Entonces puede necesitar otras protecciones, como alarmas en las puertas de la casa, o que esas puertas se cierren solas. Una cerca entre la casa y la alberca es más segura, y también protege a los niños que están en la casa. Antes de dibujar, le preguntamos a su ciudad.',
        },
        'fence-under-four-inches': {
          question: '¿Por qué menos de cuatro pulgadas?',
          answer:
            'Porque donde cabe la cabeza de un niño chico puede pasar el cuerpo. La bola de cuatro pulgadas hace las veces de la cabeza. Medimos el hueco donde es más ancho, que muchas veces es junto al poste de la puerta. Debajo del travesaño, el límite son dos pulgadas.',
        },
        'spa-with-cover': {
          question: '¿Mi jacuzzi necesita cerca?',
          answer:
            'Quizá no. La ley estatal tiene otra regla para un jacuzzi con tapa de seguridad con llave, y su ciudad puede pedir algo más. Díganos el modelo: le preguntamos a su ciudad y pedimos la respuesta por escrito. Si de todos modos va a cercar una alberca y el jacuzzi está al lado, incluirlo quizá sume solo unos pies.',
        },
      },
    },
    close: { heading: '¿Necesita cercar su alberca?\nRevisamos las reglas por usted.' },
  },
}
