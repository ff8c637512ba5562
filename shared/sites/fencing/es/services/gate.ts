import type { ServiceWords } from 'contractor-website/content'

export const gateInstallation: ServiceWords = {
  name: 'Instalación de portones',
  description: 'Puertas peatonales y laterales, y portones dobles, en postes más hondos que los de la cerca, para que sigan cerrando bien.',
  shortLine: 'Postes más hondos',
  facts: ['Aberturas desde 40 pulgadas', 'Puerta de cedro desde {prices.cedarGate.from} en una cerca nueva'],
  page: {
    metaData: {
      title: 'Puertas y portones en Simi Valley, CA | Instalación',
      description:
        'Puertas y portones en Simi Valley hechos para no vencerse: postes más hondos, un refuerzo que sí sostiene, y las bisagras y el pestillo correctos.',
    },
    h1: 'Instalación de portones en\u00a0Simi\u00a0Valley',
    subtitle: 'Puertas y portones que abren sin atorarse, cierran con una mano y están hechos para no vencerse.',
    choose: [
      { kind: 'heading', level: 2, text: '¿De qué ancho\nquiere su puerta?' },
      {
        kind: 'paragraph',
        text: 'Mida lo que va a meter por la puerta, no solo el ancho del paso. Un bote de 29 pulgadas necesita más de 29 pulgadas cuando usted lo jala de subida y a oscuras.',
      },
      {
        kind: 'options',
        items: [
          {
            name: 'Puerta peatonal',
            drawing: 'choice-walk-gate',
            text: '**Abertura de 40 pulgadas.** Gente, una carretilla, una carriola.',
          },
          {
            name: 'Puerta lateral',
            drawing: 'choice-side-gate',
            text: '**Abertura de 42 pulgadas.** Botes de basura. En zona de riesgo de incendio, junto a la casa, [va de acero](/fence-rules-simi-valley/#cercas-de-madera-en-zonas-de-riesgo-de-incendio).',
          },
          {
            name: 'Lateral ancha',
            drawing: 'choice-wide-gate',
            text: '**Abertura de cuatro pies.** Una podadora, una silla de ruedas, un refrigerador en un carrito.',
          },
          {
            name: 'Portón doble',
            drawing: 'choice-double-gate',
            text: '**Abertura de seis pies.** Un remolque chico, muebles. A diario se usa una sola hoja.',
          },
        ],
      },
      { kind: 'heading', level: 3, text: 'Hacia dónde se abre' },
      {
        kind: 'paragraph',
        text: 'Una puerta necesita un cuarto de círculo plano. Si el camino sube, la puerta abre hacia la bajada, va cortada según la pendiente o lleva bisagras que la levantan (no sirven con motor). Junto a una banqueta se abre hacia adentro. En una alberca, [lo decide la ley](/pool-fencing-simi-valley/). Le marcamos en el suelo hasta dónde llega la puerta al abrirse.',
      },
      { kind: 'heading', level: 3, text: 'Cómo elegir el pestillo' },
      {
        kind: 'paragraph',
        text: 'Uno de pulgar funciona por los dos lados, pero hace ruido con el viento. Uno de gravedad engancha solo al cerrar, mientras la puerta siga derecha. Ponga chapa con llave en la puerta por la que llega a casa. Un portón doble lleva un pasador que entra en un tubo con desagüe.',
      },
    ],
    body: [
      { kind: 'heading', level: 2, text: 'Por qué se vencen las puertas,\ny cómo lo evitamos' },
      {
        kind: 'paragraph',
        text: 'Todo el peso de una puerta cuelga de un poste. Todo el día jala la bisagra de arriba y empuja la de abajo. Si el pestillo ya no entra, hay tres causas posibles.',
      },
      {
        kind: 'picture',
        picture: 'gate-latch',
        caption: 'Un pestillo de barra en una puerta de cedro. Ilustración.',
      },
      {
        kind: 'chain',
        parts: [
          {
            when: 'Se ladeó el poste',
            text: 'Los nuestros van por lo menos a dos pies y medio, seis pulgadas más hondo que los de la cerca, en una base más ancha.',
          },
          {
            when: 'El marco perdió la escuadra',
            text: 'Nuestro refuerzo va de la bisagra de abajo a la esquina de arriba, del lado del pestillo, y el peso lo aprieta.',
          },
          {
            when: 'Se dobló la bisagra',
            text: 'La escogemos según el peso y la atornillamos a través del marco, no en el canto de una tabla.',
          },
        ],
      },
    ],
    price: {
      label: 'Puerta de cedro en su cerca actual',
      range: 'De **{prices.gateInOldFence}**',
      note: 'Incluye dos postes nuevos. Un portón doble de cedro, de seis a ocho pies de ancho, cuesta de {prices.doubleGateInOldFence}. En una cerca nueva, una puerta peatonal agrega de {prices.walkGate}, según el material, y ese portón doble, de {prices.doubleGate}.',
    },
    includes: {
      heading: 'Qué incluye',
      items: [
        'La abertura, a la medida de lo que tiene que caber',
        'Dos postes en concreto, por lo menos a 2 1/2 pies de hondo',
        'Marco con refuerzo y tablas como las de la cerca',
        'Bisagras fijadas con pernos que atraviesan el marco',
        'Pestillo y tope; pasador de piso si es doble',
        'Portón instalado, ajustado y probado con usted',
      ],
    },
    priceFactors: {
      heading: 'Qué cambia el costo',
      body: [
        {
          kind: 'paragraph',
          text: 'Los postes, el concreto y los herrajes a menudo cuestan más que la puerta misma; por eso dos puertas parecidas pueden costar distinto. Una más pesada necesita poste, bisagra y hoyo más grandes. También suman la pendiente, el piso que haya que cortar, las chapas, los cierrapuertas y un tubo por si después quiere motor.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas sobre portones',
      items: {
        'gate-in-existing-fence': {
          question: '¿Pueden ponerle una puerta a mi cerca?',
          answer:
            'Sí, si el tramo da para dos postes nuevos. Los de su cerca por lo general no están tan hondos como para cargar un portón. Ponemos postes de portón junto a ellos y recortamos los travesaños. Si las tablas que quitamos están sanas, con ellas se forra la puerta, así que queda igual.',
        },
        'wood-gate-on-steel-frame': {
          question: '¿Vale la pena un marco de acero?',
          answer:
            'Si la puerta pasa de cuatro pies de ancho, por lo general sí. Un marco soldado no pierde la escuadra aunque no lleve refuerzo, y se puede forrar con las mismas tablas de la cerca. En una puerta peatonal angosta, un marco de madera bien reforzado sirve igual y cuesta menos.',
        },
        'motor-later': {
          question: '¿Le puedo poner motor después?',
          answer:
            'Sí, y sale más barato si se planea desde ahora. Ponemos postes que aguanten el portón con motor y dejamos lugar para el brazo del motor. Subcontratistas con licencia llevan un tubo vacío hasta la casa. Si el cableado necesita permiso, nosotros lo sacamos. Las reglas de seguridad están en [portones automáticos](/automated-gate-systems-simi-valley/).',
        },
      },
    },
    close: { heading: '¿Qué puerta le conviene?\nVamos y medimos.' },
  },
}
