import type { ArticleWords } from 'contractor-website/content'

export const innovativeFenceDesigns: ArticleWords = {
  title: 'Ideas nuevas para cercas: ¿cuáles valen lo que cuestan?',
  excerpt: 'Luces en los postes, portones corredizos, postes de acero con cedro: seis ideas y lo que pide cada una.',
  tags: ['diseño', 'portones', 'iluminación', 'planeación'],
  metaTitle: 'Ideas nuevas para cercas: cuáles valen lo que cuestan',
  metaDescription:
    'Luces en los postes, portones corredizos, jardineras con mampara, postes de acero con cedro y tablillas que giran: qué ideas convienen, y dónde.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Aquí van seis ideas nuevas para cercas por las que nos preguntan, y dónde conviene cada una. La primera es la que nosotros pagaríamos.',
    },
    {
      kind: 'paragraph',
      text: 'Varias necesitan más que una cuadrilla de cercas: de los motores de portón, las zanjas y el cableado se encargan subcontratistas con licencia.',
    },
    { kind: 'heading', level: 2, text: 'Un tubo vacío en cada poste de portón' },
    {
      kind: 'paragraph',
      text: 'Un tubo vacío es lo mejor de esta lista por lo que cuesta. Es un tubo de plástico (conduit) que viene enterrado desde la casa y sube por dentro o a un lado del poste del portón. El tubo cuesta muy poco. Lo que cuesta es la zanja hasta la casa, y sale más barata antes de que haya concreto o piso nuevo que cruzar. Después, el cable se pasa sin cavar. Pida dos tubos: uno para una luz o un motor, y otro para una cámara o un timbre. Esos cables no pueden ir en el mismo tubo que la corriente de la casa. Si no hay tubo, quizá después haya que cortar concreto ya terminado.',
    },
    { kind: 'heading', level: 2, text: 'Portones corredizos' },
    {
      kind: 'paragraph',
      text: 'Un portón corredizo libera el espacio que necesita uno abatible. En una entrada corta o empinada, quizá sea el único que funciona. Sobre riel, necesita un lado recto un poco más largo que la abertura y un camino a nivel para las ruedas. En voladizo no lleva riel, pero el lado recto debe medir más o menos una vez y media la abertura. De las dos formas necesita una guarda, para que el portón no le agarre los dedos a nadie. Con motor, debe cumplir las normas de seguridad que explicamos en la página de [portones automáticos](/automated-gate-systems-simi-valley/).',
    },
    {
      kind: 'drawing',
      drawing: 'design-detail',
      caption:
        'Tres ideas, dibujadas a la misma escala: un portón corredizo, tablas de cedro en postes de acero y una luz con el cable dentro del poste.',
    },
    { kind: 'heading', level: 2, text: 'Postes de acero con tablas de cedro' },
    {
      kind: 'paragraph',
      text: 'Con postes de acero y tablas de cedro, la cerca queda firme sin perder el aspecto de la madera. Las tablas no tocan la tierra y se quitan una por una. La parte que suele fallar, el poste al ras del suelo, no se puede pudrir. El acero puede oxidarse, pero el galvanizado y el concreto con caída lo frenan. Cada poste de acero agrega de {prices.steelPost}, y 80 pies llevan unos doce. Cambiar después un solo poste de madera cuesta de {prices.onePost}. En una zona de riesgo de incendio, [termine la madera a cinco pies de la casa](/fence-rules-simi-valley/#cercas-de-madera-en-zonas-de-riesgo-de-incendio) y siga con un panel liso de metal.',
    },
    { kind: 'heading', level: 2, text: 'Jardineras que sostienen una mampara' },
    {
      kind: 'paragraph',
      text: 'Unas jardineras pesadas pueden sostener una mampara donde no se puede cavar: en una losa, o sobre tubería enterrada. Las jardineras tienen que ser anchas para su altura y estar llenas de tierra, con desagüe y amarradas entre sí, y la mampara tiene que dejar pasar algo de viento. Un panel cerrado de seis pies en macetas de tienda no pasa de su primera noche de viento. Forre por dentro una jardinera de madera, o la tierra mojada la va a pudrir.',
    },
    { kind: 'heading', level: 2, text: 'Luces en los postes' },
    {
      kind: 'paragraph',
      text: 'Las luces con cable sí valen la pena; las tapas de poste con luz solar son más bien adorno. Una tapa solar es fácil de poner, pero apenas marca el lugar en la oscuridad, y alumbra menos conforme envejece la batería. Para alumbrar un escalón sin deslumbrar, las luces con cable van en el costado del poste, a la altura de la rodilla y hacia abajo. Para [alumbrar la cerca misma](/blog/stylish-fencing-ideas/) van arriba. Si tiene el tubo, las luces pueden esperar al otro año. Si no lo tiene, hay que abrir una zanja, o conformarse con tapas solares.',
    },
    { kind: 'heading', level: 2, text: 'Tablillas que giran' },
    {
      kind: 'paragraph',
      text: 'Unas tablillas que giran como persiana le permiten abrir la cerca para que entre la brisa y cerrarla para tener privacidad. Son agradables de usar, pero cada eje es una pieza que se puede atorar. Nosotros las pondríamos en un tramo, donde usted se sienta, con tablas fijas en lo demás. Una [cerca de privacidad](/privacy-fencing-simi-valley/) con celosía arriba le da casi lo mismo, y no tiene nada que se mueva.',
    },
    { kind: 'heading', level: 2, text: '¿Qué ideas valen la pena?' },
    {
      kind: 'table',
      head: ['Idea', 'Qué evita', '¿Vale la pena?'],
      rows: [
        ['Tubo vacío', 'Cortar el concreto nuevo después', 'Siempre, antes de poner el piso.'],
        ['Portón corredizo', 'Hacer lugar para uno abatible', 'Sí, en entradas cortas o empinadas.'],
        ['Postes de acero, tablas de cedro', 'Cambiar postes', 'Sí, si piensa quedarse en la casa.'],
        ['Jardineras con mampara', 'Cavar hoyos', 'Solo con mamparas bajas o abiertas.'],
        ['Luces con cable en los postes', 'Tropezarse a oscuras', 'Sí, en escalones y portones. Las tapas solares son de adorno.'],
        ['Tablillas que giran', 'Elegir entre aire y privacidad', 'En un tramo, donde usted se sienta.'],
      ],
    },
    { kind: 'heading', level: 2, text: 'Cómo probar una idea antes de comprarla' },
    {
      kind: 'list',
      items: [
        'Pida ver un tramo ya hecho o una muestra. Un tramo de prueba en su patio cuesta por lo menos {prices.smallestFence.from}.',
        'Pregunte qué se mueve, y quién vende la pieza cuando se rompa.',
        'Pregunte cómo aguanta el viento, y pida números.',
        'Pregunte si necesita permiso. Las luces, el cableado y la altura extra pueden necesitarlo. Si es así, nosotros lo sacamos.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Luego pregunte cuánto costaría agregar la idea después. Las tablas se agregan fácil más tarde, y las luces también si ya está el tubo, aunque una segunda visita cuesta más. Los postes, los tubos y las bases cuestan mucho más, así que primero deje bien [los postes](/about/).',
    },
  ],
  close: { heading: '¿Le gustó una idea?\nLe decimos si funciona.' },
}
