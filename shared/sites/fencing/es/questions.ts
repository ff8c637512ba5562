import type { QuestionGroups } from 'contractor-website/content'

/** The thirteen questions of the home page. */
export const questionGroups: QuestionGroups = {
  materials: {
    name: 'Materiales',
    items: {
      'which-material': {
        question: '¿Qué material le conviene a mi patio?',
        answer:
          'Depende de para qué quiere la cerca. El cedro sin traslapar cuesta menos que el vinilo, pero deja rendijas al secarse. El traslapado no las deja. Cuesta casi lo mismo que el vinilo, pero hay que cuidarlo más. El hierro deja ver el paisaje, y la malla ciclónica es la cerca de seis pies más barata. Nuestra guía para [elegir el material](/blog/choosing-fencing-material/) los compara.',
      },
      'vinyl-lifetime': {
        question: '¿Cuánto dura una cerca de vinilo?',
        answer:
          'Una cerca de vinilo suele durar **de 20 a 30 años**. El sol la destiñe poco a poco, y la mugre se quita con la manguera. Un panel rajado se cambia, no se repara; por eso le dejamos el nombre del fabricante y el código del color. Deje el asador a unos pies de la cerca, porque el vinilo se ablanda con el calor.',
      },
      'santa-ana-winds': {
        question: '¿Qué cerca aguanta los vientos de Santa Ana?',
        answer:
          'La que mejor aguanta es una cerca abierta, porque el viento pasa. El hierro y la cerca de rancho reciben mucho menos empuje que un panel cerrado; las tablillas, solo si van muy separadas. Si quiere una cerca cerrada donde sopla fuerte, necesita postes más resistentes: hoyos más hondos, menos distancia entre poste y poste, o acero. Antes de cotizar revisamos qué tan expuesto está su patio.',
      },
      'match-my-fence': {
        question: '¿Pueden igualar la cerca que ya tengo?',
        answer:
          'Muchas veces, sí. La forma es fácil, pero el cedro nuevo se ve color miel junto a las tablas grises. Dele un año o dos a la intemperie, o ponga el mismo tinte en las dos partes. En vinilo, depende de si todavía fabrican su estilo. Mándenos una foto, o vea cómo [rehacemos un tramo](/fence-repair-simi-valley/).',
      },
    },
  },
  cost: {
    name: 'Costos',
    items: {
      'basic-wood-fence': {
        question: '¿Cuánto cuesta una cerca de madera básica?',
        answer:
          'Una cerca de madera básica cuesta **de {prices.basicWoodFence}** por unos 40 a 60 pies de cedro de 6 pies de alto. Eso es con postes en concreto, en terreno plano, sin puertas ni portones. Una cerca más larga, una pendiente o un portón suben el costo. Después de medir, le damos un solo total por escrito. [Calcular mi costo](/estimate/).',
      },
      'adding-a-fence': {
        question: '¿Cuánto cuesta poner una cerca?',
        answer:
          'Poner una cerca suele costar **de {prices.anyFence}**, según el material y el largo. Las cercas cortas de madera en terreno plano cuestan menos, y la malla ciclónica puede costar menos todavía. El hierro, el vinilo, los portones extra y las pendientes suben el costo. Un portón de acero para carros, con motor, suma por sí solo de {prices.automatedGate}. [Calcular mi costo](/estimate/).',
      },
      'price-up-or-down': {
        question: '¿Qué sube o baja el costo?',
        answer:
          'Lo que más pesa es el largo, y luego la altura. También suben el costo la pendiente, la roca, el concreto viejo, el acceso para el camión, los portones y retirar la cerca vieja. Lo bajan una cerca en línea recta y tablas de ancho estándar. Y si divide con su vecino el costo de la cerca que comparten, por lo general cada quien paga la mitad de ese tramo.',
      },
      'free-consultation': {
        question: '¿La consulta es gratis?',
        answer:
          'Sí. Llame para agendar una consulta GRATIS. Vamos, medimos y platicamos con usted de los materiales. Por lo general, en dos días hábiles le mandamos un dibujo y una cotización por escrito. Si hablamos en español, su contrato también va en español. Si decide que no, no nos debe nada.',
      },
    },
  },
  'rules-and-upkeep': {
    name: 'Reglas y cuidado',
    items: {
      permit: {
        question: '¿Necesito permiso para una cerca?',
        answer:
          'Por lo general no, si mide hasta seis pies. El código de construcción de California no lo pide para casi ninguna cerca de hasta siete, pero una ciudad puede ser más estricta. A menudo lo necesitan las columnas, los muros de contención y el cableado de un portón. La cerca de una alberca nueva va en el mismo permiso que la alberca. Si hace falta, lo sacamos nosotros y hacemos los planos que le pidan. Vea las [reglas de su zona](/fence-rules-simi-valley/#necesito-permiso).',
      },
      'height-limit': {
        question: '¿Qué tan alta puede ser mi cerca?',
        answer:
          'En Simi Valley, seis pies atrás. Al frente, 42 pulgadas si es cerrada, y hasta seis pies si arriba de eso es abierta. En las esquinas tiene que ser más baja, para que los conductores vean. Eso decían las reglas de la ciudad el 26 de noviembre de 2026. Para {towns.others}, vea las [reglas para cercas](/fence-rules-simi-valley/).',
      },
      'fire-zone': {
        question: '¿Puedo poner una cerca de madera en una zona de riesgo de incendio?',
        answer:
          'Sí, pero termine la madera a cinco pies de la casa y siga con acero. Al 26 de noviembre de 2026 no habíamos encontrado reglas definitivas de California para esos cinco pies (Zone 0). Los borradores no permiten ahí cercas ni puertas de madera. [Vea qué está decidido y qué no](/fence-rules-simi-valley/#cercas-de-madera-en-zonas-de-riesgo-de-incendio).',
      },
      'property-line': {
        question: '¿Quién paga la cerca que divide dos casas?',
        answer:
          'En California, por lo general los vecinos comparten el costo razonable de la cerca que los divide, con aviso por escrito 30 días antes. La ley presume que beneficia a los dos (sección 841 del Civil Code). Hay excepciones, y si no se ponen de acuerdo decide un juez, así que infórmese antes. Ayuda hablar con su vecino desde el principio. Podemos poner los dos nombres en una sola cotización y reunirnos con ambos en el patio.',
      },
      'wood-care': {
        question: '¿Cómo cuido una cerca de madera?',
        answer:
          'Aleje de ella la tierra, el mulch y los aspersores, porque el suelo mojado hace más daño que el sol. Una vez al año, empuje cada poste, apriete los herrajes del portón y cambie las tablas rajadas. Ponga tinte cuando el agua ya no forme gotas, o deje que se ponga gris. Nuestra guía de [cuidado de la cerca](/blog/fence-maintenance-longevity/) pone las tareas en orden.',
      },
    },
  },
}
