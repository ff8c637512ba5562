import type { ServiceWords } from 'contractor-website/content'

export const fenceRepair: ServiceWords = {
  name: 'Reparación de cercas',
  description: '¿Postes ladeados, daños del viento o madera podrida abajo? Rehacemos lo que falló, en el mismo estilo que lo demás.',
  shortLine: 'Un poste: {prices.onePost}',
  facts: ['Uno o dos días', 'Un poste, de {prices.onePost}'],
  page: {
    metaData: {
      title: 'Reparación de cercas en Simi Valley, CA | Daños del viento',
      description:
        'Postes ladeados, daños del viento y pudrición en Simi Valley: cómo saber qué falló, cuándo basta reparar y cuándo conviene una cerca nueva.',
    },
    h1: 'Reparación de cercas en\u00a0Simi\u00a0Valley',
    subtitle: 'Encontramos lo que falló, lo arreglamos y le decimos cuándo conviene más una cerca nueva.',
    chapters: { choose: 'Revisar', build: 'Arreglar' },
    choose: [
      { kind: 'heading', level: 2, text: '¿Qué se rompió?' },
      {
        kind: 'paragraph',
        text: 'Elija el dibujo que más se parezca a su cerca y vea la causa más común, lo que hacemos y el precio.',
      },
      {
        kind: 'options',
        items: [
          { name: 'Un poste ladeado', drawing: 'fault-post', row: 'one-post-leans' },
          { name: 'Tablas rajadas o que faltan', drawing: 'fault-boards', row: 'boards-split' },
          { name: 'Madera podrida abajo', drawing: 'fault-rot', row: 'rotten-at-the-ground' },
          { name: 'La puerta arrastra', drawing: 'fault-gate', row: 'gate-drags' },
          { name: 'Se cayó una parte', drawing: 'fault-stretch', row: 'stretch-is-down' },
        ],
      },
      {
        kind: 'table',
        head: ['Lo que usted ve', 'Lo que suele ser', 'Lo que hacemos', 'Lo que suele costar'],
        ids: ['one-post-leans', 'boards-split', 'rotten-at-the-ground', 'gate-drags', 'stretch-is-down'],
        rows: [
          [
            'Un poste ladeado, los demás a plomo',
            'Un punto mojado (aspersor, canaleta, jardinera), o concreto que se soltó',
            'Ponemos el poste de nuevo en concreto y le mostramos de dónde viene el agua.',
            'De **{prices.onePost}**',
          ],
          [
            'Tablas rajadas, curvas o que faltan',
            'Sol y años, o un pelotazo',
            'Cambiamos las malas por otras de la misma medida. Las que solo están grises se quedan.',
            'De **{prices.oneBoard}** por tabla, {prices.smallestRepair} como mínimo',
          ],
          [
            'Madera blanda al ras del suelo',
            'Tierra, mulch o un aspersor contra ella',
            'Si es el poste, ponemos otro. Quitamos la tierra y dejamos un espacio bajo las tablas.',
            'Un poste, de **{prices.onePost}**',
          ],
          [
            'La puerta arrastra o no cierra',
            'Se movió el poste de las bisagras, o el marco perdió la escuadra',
            'Arreglamos el poste, el refuerzo o la bisagra. Vea [instalación de portones](/gate-installation-simi-valley/).',
            'De **{prices.gateRepair}**',
          ],
          [
            'Una parte de la cerca, ladeada o en el suelo',
            'Postes rotos al ras del suelo; los paneles muchas veces siguen buenos',
            'Postes nuevos con sus mismos paneles (le sale más barato), o con otros si ya no sirven. Cada tramo extra con su poste cuesta de {prices.nextSection}. Le damos fotos y una cotización para su seguro.',
            'De **{prices.oneSection}** por 8 pies con un poste',
          ],
        ],
      },
      { kind: 'heading', level: 3, text: 'Una prueba que puede hacer ya' },
      {
        kind: 'paragraph',
        text: 'Empuje a la altura del pecho el poste más cercano al problema. Si **la tierra se mueve con él**, se soltó el concreto. Si **se dobla al ras del suelo**, ahí se pudrió la madera. Si **está firme pero el panel suena**, son solo los travesaños o los tornillos.',
      },
      { kind: 'drawing', drawing: 'push-test', caption: 'La prueba: empuje el poste más cercano al problema y mire el suelo.' },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Rehacemos lo que falló\ny dejamos lo demás' },
      {
        kind: 'paragraph',
        text: 'Primero sacamos el concreto viejo, porque un poste nuevo junto a concreto flojo también se va a ladear. El cedro nuevo se nota uno o dos años. Puede esperar, teñir todo ese lado, o pedirnos que cambiemos tablas de lugar para que las nuevas queden donde nadie mira.',
      },
      {
        kind: 'comparison',
        before: 'fence-repair-before',
        after: 'fence-repair-after',
        caption: 'Ilustraciones: un tramo con las tablas rotas, y el mismo tramo rehecho con cedro nuevo.',
      },
      { kind: 'heading', level: 3, text: '¿Reparar o cambiar? Cuente los postes.' },
      {
        kind: 'paragraph',
        text: 'Las tablas son fáciles de cambiar; los postes, no. Si falló uno de cada cinco, conviene reparar. Si falló uno de cada dos, conviene una cerca nueva, porque los demás postes son igual de viejos. Si está entre una cosa y otra, cotizamos las dos y le decimos cuál elegiríamos para nuestra casa.',
      },
      {
        kind: 'drawing',
        drawing: 'repair-count',
        caption: 'Fallaron dos de diez: se repara. Fallaron cinco de diez: conviene una cerca nueva.',
      },
    ],
    price: {
      label: 'Un poste en concreto, el mismo u otro nuevo',
      range: 'De **{prices.onePost}**',
      note: 'Un tramo de 8 pies con un poste cuesta de {prices.oneSection}; un segundo poste en esa visita, como en el ejemplo, agrega de {prices.secondPost}. La reparación más chica cuesta {prices.smallestRepair}. Dos reparaciones en la misma calle y la misma visita suelen costar menos por poste; pregúntele a su vecino.',
    },
    urgent: {
      heading: '¿Se le cayó la cerca hoy?',
      text: 'Fuera de horario, deje un mensaje y le devolvemos la llamada la mañana del siguiente día hábil. Por lo general vamos a verla en dos días hábiles, sin costo.',
      photos: 'Mándenos una foto',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'Revisamos y anotamos cada poste de la cerca',
        'Sacamos los postes malos y su concreto viejo',
        'Postes nuevos, apuntalados hasta quedar firmes',
        'Travesaños y tablas a la medida de los viejos',
        'Volvemos a poner los paneles buenos',
        'Nos llevamos la madera rota y el concreto',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Casi todo depende de cuántos postes fallaron. Una tabla toma minutos, pero un poste lleva hoyo, y antes hay que sacar el concreto viejo. Por eso, pie por pie, reparar cuesta más que una cerca nueva larga. Después cuentan las raíces, la roca, qué tan lejos hay que cargar todo y si todavía venden sus tablas. Si hay que cambiar dos tramos completos o más, también los cotizamos como cerca nueva, que puede salir más barata. Cuarenta pies de cedro de 6 pies de alto cuestan **de {prices.fortyFeetOfCedar}** en terreno plano, sin puertas ni portones. Retirar la cerca vieja agrega de {prices.removalFoot} por pie.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre reparación de cercas',
      items: {
        'fence-fell-tonight': {
          question: 'Se me cayó la cerca. ¿Qué hago primero?',
          answer:
            'Meta a los niños y a los perros, y no se acerque a nada que toque un cable. Sostenga un panel ladeado con un puntal, pero solo si puede hacerlo sin peligro. Tome fotos antes de mover nada y avísele a su vecino. Luego llámenos. Fuera de horario, deje un mensaje y le devolvemos la llamada la mañana del siguiente día hábil.',
        },
        insurance: {
          question: '¿El seguro paga la reparación?',
          answer:
            'Depende de su póliza, de su deducible y de qué tiró la cerca. Pregunte antes de que empiece el trabajo. Le damos fotos con fecha, las medidas y una cotización por escrito con postes y paneles por separado, que le sirve al ajustador.',
        },
        'steel-repair-posts': {
          question: '¿Se puede reforzar un poste podrido?',
          answer:
            'A veces. Un refuerzo de acero puede sostener por un tiempo un panel sano cuando el poste se rompió al ras del suelo. Necesita madera sana arriba y concreto firme abajo, y le decimos si basta. Para una cerca cerrada del lado del viento, preferimos poner un poste nuevo.',
        },
      },
    },
    close: { heading: '¿Su cerca está ladeada?\nLa revisamos gratis.' },
  },
}
