import type { ArticleWords } from 'contractor-website/content'

export const fenceMaintenanceLongevity: ArticleWords = {
  title: 'Cómo cuidar su cerca para que dure',
  excerpt: 'Cuatro tareas cortas al año, unas tres horas en total.',
  tags: ['mantenimiento', 'madera', 'vinilo', 'reparación'],
  metaTitle: 'Mantenimiento de cercas: 4 tareas para que duren',
  metaDescription:
    'Cuatro tareas cortas al año ayudan a que dure una cerca de madera. Qué revisar en cada temporada: el suelo, los aspersores, los postes y el tinte.',
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Casi todas las cercas de madera fallan en el mismo punto: donde el poste toca la tierra y se queda mojado. Mantenga seco ese punto, y su cerca va a durar mucho más.',
    },
    {
      kind: 'paragraph',
      text: 'En un terreno común, las cuatro tareas de abajo toman unas tres horas al año. Necesita un rastrillo, tijeras de podar, una llave de tuercas, un martillo de uña, un taladro, tornillos para exterior y un poco de aceite. El tinte es aparte, y es decisión suya.',
    },
    { kind: 'heading', level: 2, text: 'Aleje la tierra y el agua de los postes' },
    {
      kind: 'paragraph',
      text: 'La madera que se moja y se vuelve a secar aguanta bien. La que se queda húmeda, entre el aire y la tierra, alimenta a los hongos. En una cerca, eso pasa sobre todo donde el poste sale del suelo; esa parte se acaba primero, mientras lo demás todavía se ve nuevo.',
    },
    {
      kind: 'drawing',
      drawing: 'maintenance-detail',
      caption: 'Lo que protege una cerca: espacio debajo de las tablas, concreto con caída y agua lejos del poste.',
    },
    {
      kind: 'paragraph',
      text: 'Camine a lo largo de la cerca y retire la tierra, las hojas y el mulch de las tablas y los postes. Debe verse luz debajo de las tablas. Luego busque de dónde viene el agua. Suele venir de un aspersor que se volteó, de una jardinera pegada a las tablas o de una bajada de canaleta que termina en un poste. Girar un aspersor un cuarto de vuelta no cuesta nada, y puede salvar un poste.',
    },
    { kind: 'heading', level: 2, text: 'Calendario de cuidado' },
    {
      kind: 'table',
      head: ['Cuándo', 'Tarea', 'Tiempo'],
      rows: [
        [
          'Al empezar la primavera',
          'Limpie el suelo. Quite tierra y hojas de las tablas, y pode las plantas que se recargan en la cerca.',
          'Una hora',
        ],
        ['Al final de la primavera', 'Revise el agua. Prenda los aspersores dos minutos y vea qué se moja.', 'Media\u00a0hora'],
        [
          'Antes de los vientos de otoño',
          'Empuje cada poste, apriete bisagras y pestillos, y cambie los clavos flojos por tornillos para exterior.',
          'Una hora',
        ],
        [
          'En invierno, en un día seco',
          'Pruebe el tinte del lado del sol, aceite las bisagras y revise la separación del portón.',
          'Media\u00a0hora',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'En Simi Valley, no se salte la tarea de otoño. Los vientos de Santa Ana tiran el poste que se aflojó en el verano. Al caer, jala a los de junto, porque los paneles los amarran. Si en septiembre encuentra un poste flojo, basta cavar un hoyo. Después de una noche de viento, pueden ser cinco.',
    },
    { kind: 'heading', level: 2, text: '¿Hay que teñir una cerca de cedro?' },
    {
      kind: 'paragraph',
      text: 'No es obligatorio. Sin tinte, el cedro se pone plateado en uno o dos años, más rápido del lado sur. El gris está solo en la superficie, y no es pudrición. Con tinte, el color queda parejo, y las tablas se rajan y se tuercen menos, porque absorben menos agua. Si decide teñirla, son cuatro pasos.',
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Pruebe.** Salpique agua del lado del sol. Si hace gotas, espere. Si se absorbe, la madera está lista. Las tablas nuevas necesitan antes unas semanas secas.',
        '**Lave.** Use un cepillo duro y una cubeta. Una hidrolavadora muy de cerca le saca surcos a la madera blanda.',
        '**Elija.** Un tinte penetrante a base de agua se va gastando poco a poco, y se puede volver a aplicar. La pintura se pela y primero hay que rasparla.',
        '**Aplique con brocha.** Una sola capa delgada. Que penetre bien en las puntas y en los cortes de arriba, que absorben mucho más que las caras.',
      ],
    },
    {
      kind: 'quote',
      text: 'Si solo tiene una tarde libre y media lata de tinte, tiña las puntas de arriba y los cortes que alcance. Las caras pueden esperar.',
    },
    { kind: 'heading', level: 2, text: 'Cercas de vinilo, metal y compuesto' },
    {
      kind: 'paragraph',
      text: '**El vinilo** suele durar de 20 a 30 años, y con la manguera se va casi toda la mugre. Un jabón suave quita lo verde del lado de la sombra, pero el polvo abrasivo le quita el brillo. Una vez al año, revise los travesaños donde entran en los postes. Si uno se salió, el panel se puede torcer con el viento.',
    },
    {
      kind: 'paragraph',
      text: '**El hierro y el acero** fallan en los golpes y en las uniones. Tenga un frasco chico de la misma pintura, y retoque en cuanto vea metal pelado. En **la malla ciclónica**, revise los amarres y el alambre tensor de abajo, donde jalan los perros y las podadoras. **El compuesto** no necesita tinte, pero las hojas mojadas atoradas entre las tablas lo manchan.',
    },
    { kind: 'heading', level: 2, text: 'Revise su portón' },
    {
      kind: 'paragraph',
      text: 'El portón se gasta antes que la cerca, porque es lo que se mueve. Ábralo, suéltelo y vea si gira solo. Si gira, y no es de los que se cierran solos, se movió el poste o una bisagra. Luego mire la separación del lado del pestillo. Si entre arriba y abajo varía más de un dedo, apriete los pernos de las bisagras. Si la diferencia vuelve en un mes, es el poste o el refuerzo. La página de [instalación de portones](/gate-installation-simi-valley/) le ayuda a saber cuál.',
    },
    { kind: 'heading', level: 2, text: 'Cuándo cambiar en vez de reparar' },
    {
      kind: 'paragraph',
      text: 'Depende de los postes, porque las tablas siempre se pueden cambiar. La página de [reparación de cercas](/fence-repair-simi-valley/) explica cuántos postes malos son demasiados. Si todavía duda, pida dos cotizaciones, una para reparar y otra para cambiar, y compárelas.',
    },
  ],
  close: { heading: '¿Tiene un poste flojo?\nLlame antes de que sople el viento.' },
}
