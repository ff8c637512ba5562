import type { ArticleWords } from 'contractor-website/content'

export const choosingFencingMaterial: ArticleWords = {
  title: 'Cómo elegir el material de su cerca',
  excerpt: 'Cuánto cuestan el cedro, el vinilo, el hierro y la malla ciclónica, y qué cuidado necesita cada uno después.',
  tags: ['materiales', 'costos', 'cedro', 'vinilo', 'hierro'],
  metaTitle: 'Material para cerca: ¿cedro, vinilo, hierro o malla?',
  metaDescription:
    'Cedro, vinilo, hierro y malla ciclónica comparados para patios de Simi Valley: lo que cuesta cada uno hoy y después, y qué preguntar antes de firmar.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Para elegir el material de una cerca, conteste cuatro preguntas. ¿Para qué la quiere? ¿Qué tan larga es? ¿Qué tan inclinado es el terreno? ¿Quién la va a cuidar?',
    },
    {
      kind: 'paragraph',
      text: 'Anote sus respuestas antes de pedir cotizaciones. Una cerca que esconde su patio no puede tener huecos donde usted se sienta, y una para que no se salga el perro no puede dejar mucho espacio abajo. Si quiere las dos cosas en una pendiente, es más trabajo, y se va a notar en la cotización.',
    },
    { kind: 'heading', level: 2, text: 'Compare los materiales' },
    {
      kind: 'table',
      head: ['Material', 'Costo al principio', 'Cuidado después'],
      rows: [
        [
          'Cedro',
          'De {prices.cedarFoot} por pie, o de {prices.overlappedFoot} traslapado',
          'Tíñalo o déjelo ponerse gris. Se puede cambiar tabla por tabla.',
        ],
        ['Vinilo', 'De {prices.vinylFoot} por pie', 'Enjuáguelo con la manguera.'],
        ['Compuesto (composite)', 'De {prices.compositeFoot} por pie', 'Sin tinte. Las tablas pesan, así que los postes importan más.'],
        ['Hierro o acero', 'De {prices.steelFoot} por pie', 'Retoque los golpes y aleje los aspersores.'],
        ['Malla ciclónica (chain link)', 'De {prices.chainLinkFoot} por pie', 'Muy poco, mientras nada se recargue en ella.'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Son cercas de seis pies en terreno plano, sin puertas ni portones. Una cerca de madera básica de unos 40 a 60 pies cuesta de {prices.basicWoodFence}. En total, poner una cerca suele costar **de {prices.anyFence}**. El material explica una parte de ese rango; el largo, el terreno y los portones explican lo demás.',
    },
    { kind: 'heading', level: 2, text: 'Pregunte primero por los postes' },
    {
      kind: 'paragraph',
      text: 'De los postes depende cuánto dura una cerca, sea del material que sea. En la madera y el metal también cuenta el cuidado; por eso no damos un número de años para ellos. Una cerca cerrada de seis pies detiene mucho viento, y todo ese empuje llega a un hoyo de más o menos un pie de ancho.',
    },
    {
      kind: 'drawing',
      drawing: 'post-detail',
      caption:
        'Una cerca de cedro de seis pies y un portón. Los postes del portón van más hondo: uno carga el peso todo el día y el otro aguanta los golpes.',
    },
    {
      kind: 'paragraph',
      text: 'Así que hágales las mismas preguntas a todos los contratistas. ¿Qué tan hondos van los postes, y los del portón? ¿Los de madera son aptos para contacto con el suelo, o son del mismo cedro que las tablas? ¿El concreto tiene caída arriba, o junta agua alrededor de la madera? Los postes de acero detrás de tablas de cedro resuelven casi todo esto, pero cuestan más.',
    },
    {
      kind: 'quote',
      text: 'Si dos cotizaciones salen muy distintas, muchas veces las respuestas explican por qué.',
    },
    { kind: 'heading', level: 2, text: 'Madera: lo bueno y lo malo' },
    {
      kind: 'paragraph',
      text: 'El cedro a tope (sin traslapar) cuesta menos que el vinilo o el hierro. La madera se repara fácil. Cuánto dura depende del grado. El corazón del cedro, que es la parte oscura del tronco, resiste la pudrición. La parte clara no, diga lo que diga la etiqueta. Los grados bajos traen más parte clara y más nudos. Eso puede servir para estacas en un frente seco, pero no para tablas a unas pulgadas de un pasto mojado. La madera además se encoge a lo ancho en el primer verano; por eso las tablas de una [cerca de privacidad](/privacy-fencing-simi-valley/) deben traslaparse. Así, el costo se acerca al del vinilo.',
    },
    { kind: 'heading', level: 2, text: 'Vinilo: lo bueno y lo malo' },
    {
      kind: 'paragraph',
      text: 'El vinilo cuesta más al principio que el cedro a tope, pero después casi siempre basta con enjuagarlo. Suele durar de 20 a 30 años, no se pudre, y las termitas no lo tocan. No se puede rebajar, ni parchar, ni pintar bien, así que elija un color que le siga gustando en 20 años. Nuestros precios son para vinilo blanco; pregunte por otros colores. Un panel rajado hay que cambiarlo. El vinilo se dilata con el calor y se encoge con el frío, y un buen instalador le deja espacio dentro de los postes. También se ablanda cerca de un asador. En una pendiente fuerte, pregunte hasta dónde se inclinan los paneles antes de tener que escalonarse.',
    },
    { kind: 'heading', level: 2, text: 'Hierro, acero y malla ciclónica' },
    {
      kind: 'paragraph',
      text: 'Las cercas abiertas de metal convienen si prefiere conservar la vista o la brisa. Lo que hoy se vende como hierro forjado es casi siempre acero o aluminio soldado con pintura horneada. Cuide esa pintura y la cerca le va a durar. Alrededor de una alberca, la ley fija las medidas, y están en la página de [cercas para albercas](/pool-fencing-simi-valley/). La malla ciclónica es la que más rinde por lo que cuesta. La de recubrimiento negro casi desaparece entre las plantas.',
    },
    { kind: 'heading', level: 2, text: 'Fuego, viento y arcilla en Simi Valley' },
    {
      kind: 'paragraph',
      text: 'Tres condiciones de la zona pueden decidir por usted. Si vive cerca de los cerros, [haga de acero los cinco pies](/fence-rules-simi-valley/#cercas-de-madera-en-zonas-de-riesgo-de-incendio) junto a la casa, aunque el resto sea de vinilo o compuesto. Ahí, un panel o una puerta de metal puede ayudar a que una cerca en llamas no lleve el fuego hasta la pared. Si a su patio le pegan los vientos de Santa Ana, elija algo que deje pasar el aire, o pague postes más fuertes. Si su suelo es de arcilla, que se hincha en invierno y se encoge en verano, la profundidad importa más que el ancho del hoyo.',
    },
    { kind: 'heading', level: 2, text: 'Antes de firmar un contrato' },
    {
      kind: 'list',
      items: [
        'Pida que midan en su terreno, no en un mapa.',
        'Acuerde con su vecino qué lado de la cerca le toca a cada uno.',
        'Pida por escrito los portones, el retiro de la cerca vieja y la altura.',
        'Vea [qué altura permiten donde vive](/fence-rules-simi-valley/), porque el frente y las esquinas tienen sus propios límites.',
        'Busque el número de licencia en [cslb.ca.gov](https://www.cslb.ca.gov/).',
        'No pague de más por adelantado. En California, el anticipo de casi todos los contratos de mejoras al hogar no puede pasar del 10% del contrato o de {prices.downPayment}, lo que sea menos.',
      ],
    },
  ],
  close: { heading: '¿No se decide entre dos materiales?\nLlame y pregunte.' },
}
