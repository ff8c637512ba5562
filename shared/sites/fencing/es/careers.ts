import type { Words } from 'contractor-website/content'

export const careers: Words['careers'] = {
  body: [
    {
      kind: 'paragraph',
      lead: true,
      text: 'Construimos y reparamos cercas y portones en la zona de Simi Valley, y nos gusta conocer a gente del oficio.',
    },
    {
      kind: 'paragraph',
      text: 'Por el momento no tenemos vacantes. Si usted sabe poner postes, instalar portones o soldar, o quiere aprender, comuníquese de todos modos. Le diremos cuándo pensamos contratar.',
    },
    { kind: 'heading', level: 2, text: 'Cómo es el trabajo' },
    {
      kind: 'paragraph',
      text: 'Es trabajo físico, al aire libre. Va a cavar en arcilla y a veces en roca, y va a cargar madera. Casi todos los días siguen el mismo orden: hoyos, postes y tablas.',
    },
    { kind: 'heading', level: 2, text: 'Qué buscamos' },
    {
      kind: 'list',
      items: [
        'Que llegue a la hora que dijo, y que avise cuando no pueda.',
        'Que prefiera medir otra vez a cortar otra vez.',
        'Que sepa hablar con el cliente, y con el vecino del otro lado de la cerca.',
        'Que tenga cómo llegar a los trabajos en la zona de Simi Valley.',
        'Que lea las instrucciones del fabricante antes de agarrar la herramienta.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'La experiencia ayuda, pero no hace falta para empezar. Poner un poste se aprende en una semana; las pendientes toman unos meses. Las dos cosas se las enseñamos, si a usted le importa que la cerca quede derecha.',
    },
    { kind: 'heading', level: 2, text: 'Preséntese' },
    {
      kind: 'paragraph',
      text: '[Escríbanos](/contact/): donde el formulario pregunta qué trabajo necesita, ponga “Empleo” y la fecha en que podría empezar. Cuéntenos qué ha construido, y si tiene fotos, agréguelas al mensaje. Le contestamos a más tardar en un día hábil.',
    },
  ],
  day: {
    heading: 'Un día en la cuadrilla',
    parts: [
      { when: 'Al empezar', drawing: 'day-string', text: 'Tendemos el hilo y marcamos los hoyos.' },
      { when: 'En la mañana', drawing: 'day-dig', text: 'Cavamos. En verano hace calor, así que lo más pesado va primero.' },
      {
        when: 'Al mediodía',
        drawing: 'day-plumb',
        text: 'Los postes van en concreto, y revisamos dos veces que cada uno esté a plomo.',
      },
      {
        when: 'En la tarde',
        drawing: 'day-hang',
        text: 'Donde los postes ya están firmes, cortamos travesaños y tablas con un octavo de pulgada de tolerancia, y montamos portones.',
      },
    ],
  },
  callBlock: {
    heading: 'Comuníquese con nosotros',
    text: '¿Prefiere hablar? Llámenos {hours}.',
  },
  jobs: {},
  close: { heading: '¿Sabe poner un poste a plomo?\nPlatiquemos.', action: 'Escríbanos' },
}
