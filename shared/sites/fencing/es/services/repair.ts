import type { ServiceWords } from 'contractor-website/content'

export const fenceRepair: ServiceWords = {
  name: 'Reparación de cercas',
  description: '¿Postes ladeados, daños del viento o madera podrida abajo? Rehacemos el tramo que falló y lo igualamos con el resto.',
  shortLine: 'Rehacemos lo que falló',
  facts: ['Un tramo o toda la cerca', 'Igualada con el resto'],
  page: {
    metaData: {
      title: 'Reparación de cercas en Simi Valley, CA | Daños del viento',
      description:
        'Postes ladeados, daños del viento y pudrición en Simi Valley: cómo saber qué falló, cuándo basta reparar y cuándo conviene una cerca nueva.',
    },
    h1: 'Reparación de cercas en\u00a0Simi\u00a0Valley',
    subtitle: 'Encontramos lo que falló, lo arreglamos y le decimos cuándo conviene más una cerca nueva.',
    body: [
      { kind: 'heading', level: 2, text: 'Cómo revisar una cerca ladeada' },
      {
        kind: 'paragraph',
        text: 'Casi todo lo puede revisar usted en cinco minutos. Agarre a la altura del pecho el poste más cercano al problema, y empuje. Si la tierra se mueve con él, se soltó el concreto. Si el poste se dobla al ras del suelo, ahí se pudrió la madera. Si el poste está firme pero el panel suena, son solo los travesaños o los tornillos, la reparación más chica de las tres. Revise también los postes de los dos lados, y cuéntenos qué encontró cuando llame.',
      },
      { kind: 'heading', level: 2, text: 'Problemas comunes y cómo se arreglan' },
      {
        kind: 'table',
        head: ['Lo que usted ve', 'Lo que suele ser', 'Lo que hacemos'],
        rows: [
          [
            'Un tramo entero se ladeó con el viento',
            'Postes rotos al ras del suelo; los paneles siguen buenos',
            'Postes nuevos en concreto nuevo, y volvemos a poner sus mismos paneles.',
          ],
          [
            'Un poste ladeado, los demás a plomo',
            'Un punto mojado: aspersor, bajante, jardinera',
            'Volvemos a colocar ese poste y le mostramos de dónde viene el agua.',
          ],
          ['Tablas grises, curvas o rajadas', 'Sol y años', 'Cambiamos las rajadas. Las grises están bien.'],
          [
            'El travesaño de abajo se pandea',
            'Tierra o mulch amontonado',
            'Quitamos la tierra, cambiamos el travesaño y dejamos un espacio.',
          ],
          [
            'El portón arrastra',
            'Se movió el poste de las bisagras, o el marco perdió la escuadra',
            'Arreglamos el poste, el refuerzo o la bisagra. Vea [instalación de portones](/gate-installation-simi-valley/).',
          ],
          [
            'Un tramo aplastado o que ya no está',
            'Una rama o un carro',
            'Le damos fotos y una cotización por escrito para su seguro, y luego lo rehacemos.',
          ],
        ],
      },
      { kind: 'heading', level: 2, text: '¿Reparar o cambiar?' },
      {
        kind: 'paragraph',
        text: 'Cuente los postes. Las tablas son fáciles de cambiar; los postes, no. Si falló uno de cada cinco, reparar es dinero bien gastado. Si falló uno de cada dos, los demás tienen la misma edad y pueden caer con el próximo viento fuerte. Si está entre una cosa y otra, cotizamos las dos y le decimos cuál elegiríamos para nuestra casa. También puede reparar este año el lado del viento y después lo demás. Una cerca básica nueva cuesta **de {prices.basicWoodFence}** por unos 40 a 60 pies de cedro de 6 pies de alto, en terreno plano, sin puertas ni portones. Compare con eso cualquier reparación grande.',
      },
      {
        kind: 'comparison',
        before: 'fence-repair-before',
        after: 'fence-repair-after',
        caption: 'Ilustraciones: un tramo de 8\'-0" con las tablas rotas, y el mismo tramo rehecho con cedro nuevo.',
      },
      { kind: 'heading', level: 2, text: 'Cómo igualamos un tramo nuevo' },
      {
        kind: 'paragraph',
        text: 'Primero sacamos el concreto viejo, porque un poste nuevo junto a concreto flojo también se va a ladear. El hoyo nuevo baja hasta tierra firme. Apuntalamos el poste a plomo y dejamos fraguar el concreto antes de colgarle nada. Los travesaños y las tablas se cortan a la medida de los viejos. Los postes van a 8\'-0" uno de otro, a menos que su cerca sea distinta. El cedro nuevo es color miel, así que se va a notar uno o dos años. Puede esperar, teñir todo ese lado, o pedirnos que cambiemos tablas de lugar para que las nuevas queden donde nadie mira. Una reparación que deja todo como estaba a menudo no necesita permiso, pero pregunte en su ciudad. Si su reparación lo necesita, nosotros lo sacamos.',
      },
    ],
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
          text: 'Cambiar un poste suele costar de {prices.onePost}, y rehacer un tramo con uno de sus postes, de {prices.oneSection}. Lo que más cambia el costo es el número de postes. Una tabla toma minutos, pero un poste lleva hoyo, y antes hay que sacar el concreto viejo. Después cuentan las raíces, la roca, qué tan lejos hay que cargar todo y si todavía venden sus tablas. Dos reparaciones en la misma calle suelen costar menos por poste, así que pídale a su vecino que también revise su propia cerca.',
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
            'A veces. Un refuerzo de acero puede sostener un buen panel por un tiempo cuando el poste se rompió al ras del suelo. Necesita madera sana arriba y concreto firme abajo, y le decimos si basta. Para una cerca cerrada del lado del viento, preferimos poner un poste nuevo.',
        },
      },
    },
    related: {
      heading: 'Estilos de cercas y portones que construimos',
    },
    close: { heading: '¿Su cerca está ladeada?\nLa revisamos gratis.' },
  },
}
