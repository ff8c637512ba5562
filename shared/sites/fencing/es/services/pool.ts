import type { ServiceWords } from 'contractor-website/content'

export const poolFencing: ServiceWords = {
  name: 'Cercas para albercas',
  description: 'Puertas que se cierran y se aseguran solas, y barrotes a menos de cuatro pulgadas uno de otro.',
  shortLine: 'Se cierra y se asegura sola',
  facts: ['5 pies de alto', 'Primero, las reglas de su ciudad'],
  page: {
    metaData: {
      title: 'Cercas para albercas y piscinas en Simi Valley, CA',
      description:
        'Cercas de alberca en Simi Valley según la ley de California: mínimo cinco pies de alto, huecos de menos de 4 pulgadas y puertas que cierran y se aseguran solas.',
    },
    h1: 'Cercas para\u00a0albercas en\u00a0Simi\u00a0Valley',
    subtitle: 'Cinco pies de cerca sin nada por donde trepar, y una puerta que se cierra y se asegura detrás de usted.',
    body: [
      { kind: 'heading', level: 2, text: 'Lo que pide California para una cerca de alberca' },
      {
        kind: 'paragraph',
        text: 'La ley estatal fija las medidas de una cerca de alberca (California Health and Safety Code, section 115923). Su ciudad puede pedir más, así que pregunte en el departamento de construcción antes de encargar nada. Si necesita permiso, nosotros lo sacamos.',
      },
      {
        kind: 'table',
        head: ['Qué se mide', 'Ley estatal', 'Cómo la cumplimos'],
        rows: [
          ['Altura, por fuera', 'Al menos 60 pulgadas', `5'-0" sobre el suelo donde se pararía un niño, aunque haya pendiente.`],
          ['Espacio abajo', 'No más de 2 pulgadas', 'El travesaño de abajo sigue el piso, y compactamos la tierra debajo.'],
          ['Huecos de la cerca', 'Que no pase una bola de 4 pulgadas', `Barrotes de 3/4" cada 4 5/8", que dejan 3 7/8" libres.`],
          [
            'Cara de afuera',
            'Nada por donde trepar',
            'Travesaños muy separados entre sí o hacia adentro, sin repisas ni macetas pegadas a la cerca.',
          ],
          [
            'Puerta',
            'Abre hacia el lado contrario a la alberca, se cierra y se asegura sola',
            'Bisagras de resorte, ajustadas para que el pestillo enganche desde cualquier posición.',
          ],
          ['Pestillo', 'Al menos a 60 pulgadas del suelo', 'Un pestillo que se jala por arriba, en su propio poste alto.'],
        ],
      },
      { kind: 'heading', level: 2, text: 'Una puerta que cierra sola' },
      {
        kind: 'paragraph',
        text: 'A la puerta le ponemos más atención, porque uno sale del agua con prisa y con las manos llenas. Abre hacia afuera, lejos del agua, para que un niño que se recargue por fuera la cierre. Tiene que cerrar, esté abierta del todo o solo unas pulgadas, aun con el viento en contra. La probamos de las dos formas antes de irnos. Los resortes se aflojan con los años, así que le dejamos la herramienta para las bisagras. Pruebe la puerta cada mes, como prueba la alarma de humo.',
      },
      {
        kind: 'drawing',
        drawing: 'pool-gate-detail',
        caption:
          'La puerta vista de afuera y desde arriba. Abre hacia el lado contrario a la alberca, con el pestillo a 60 pulgadas o más.',
      },
      { kind: 'heading', level: 2, text: 'Acero, aluminio, malla o vidrio' },
      {
        kind: 'list',
        items: [
          '**Los barrotes de acero** galvanizado con pintura en polvo son firmes y se pueden soldar. Son los que calcula nuestro estimado de costo. Retoque la pintura donde se golpeen.',
          '**Los barrotes de aluminio** no se oxidan junto al agua con cloro. Pídalos en su cotización. Si su alberca usa sal, pregúntenos también por el recubrimiento.',
          '**La malla removible** se quita para una fiesta, lo cual es práctico, pero deja la alberca abierta. La ley estatal acepta malla que cumpla ASTM F2286, con puerta que se cierre y se asegure sola. Pregunte en su ciudad qué más pide.',
          '**El vidrio** deja ver y detiene el viento. Se le nota cada salpicadura, y lleva herrajes hechos para alberca.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'La madera también sirve, siempre que los travesaños den a la alberca y las tablas den hacia afuera. La cerca de su patio puede servir como uno de los lados si por fuera cumple las mismas medidas. Eso incluye sus puertas: tienen que cerrarse y asegurarse solas, con el pestillo a 60 pulgadas o más.',
      },
      { kind: 'heading', level: 2, text: 'La cerca es solo una de las protecciones' },
      {
        kind: 'paragraph',
        text: 'Una cerca le da tiempo, pero nada reemplaza a un adulto que vigila. La ley estatal de albercas enumera varias protecciones, entre ellas alarmas y cubiertas. Las albercas de casa nuevas o remodeladas necesitan al menos dos. Cuando venga el inspector, con gusto estaremos ahí con cinta métrica y una bola de cuatro pulgadas. Solo [avísenos](/contact/) la fecha.',
      },
    ],
    includes: {
      heading: 'Qué incluye',
      items: [
        'Las reglas de su ciudad, revisadas antes de empezar',
        'Un plano de la alberca, el piso, las puertas de la casa y la cerca',
        'Paneles colocados a las medidas de arriba',
        'Bisagras que cierran solas y pestillo alto',
        'Postes en concreto, en el piso o en tierra',
        'Cada hueco revisado con la bola de cuatro pulgadas',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Lo que más cambia el costo es el largo alrededor del agua, y luego el piso. Perforar un piso de concreto para cada poste tarda más que cavar en tierra, y los adoquines hay que levantarlos y volver a ponerlos. Cada puerta suma bisagras, pestillo y un poste alto, así que una puerta en el lugar correcto cuesta menos que dos. Poner cualquier cerca cuesta **de {prices.anyFence}**, sobre todo según el largo. Si la cerca de su patio ya cumple en uno o dos lados, solo paga los demás.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre cercas de alberca',
      items: {
        'house-wall-as-side': {
          question: '¿La casa puede ser uno de los lados?',
          answer:
            'A veces, pero una cerca que deja la casa abierta hacia la alberca no cuenta como la cerca completa que pide el estado. Entonces puede necesitar otras protecciones, como alarmas en las puertas de la casa, o que esas puertas se cierren solas. Una cerca entre la casa y la alberca da más confianza. Pregunte en su ciudad, y piense en los niños que viven con usted o lo visitan.',
        },
        'fence-under-four-inches': {
          question: '¿Por qué menos de cuatro pulgadas?',
          answer:
            'Porque donde cabe la cabeza de un niño chico puede pasar el cuerpo. La bola de cuatro pulgadas hace las veces de la cabeza. Medimos el hueco donde es más ancho. En una pendiente, suele ser debajo del travesaño o junto al poste de la puerta, no entre dos barrotes.',
        },
        'spa-with-cover': {
          question: '¿Mi jacuzzi necesita cerca?',
          answer:
            'Quizá no. La ley estatal trata distinto a un jacuzzi con tapa de seguridad con llave que a una alberca abierta, y las reglas locales agregan las suyas. Dígale el modelo a su ciudad y pida la respuesta por escrito. Si de todos modos va a cercar una alberca, incluir el jacuzzi no cuesta mucho más.',
        },
      },
    },
    related: {
      heading: 'Más estilos que no tapan la vista',
    },
    close: { heading: '¿Necesita cercar su alberca?\nLe medimos gratis.' },
  },
}
