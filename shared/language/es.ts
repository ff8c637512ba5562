import { counted, numberText } from '../text/number-text.ts'
import type { Messages, ServerMessages } from './messages.ts'

export const messages: Messages = {
  comparison: {
    heading: 'Antes y después',
    before: 'Antes',
    after: 'Después',
    slider: 'Porcentaje visible de la imagen “antes”',
  },
  sent: {
    heading: 'Lo que nos mandó',
    next: 'Qué sigue',
    partly: ({ count, each, together }) =>
      `Tenemos su mensaje, pero algunas fotos no se pudieron guardar. Aceptamos hasta ${count} fotos, de no más de ${each} MB cada una y ${together} MB en total, en JPEG, PNG, WebP, HEIC o AVIF. No hace falta mandar el mensaje otra vez. Solo muéstrenos las demás cuando lo visitemos.`,
  },
  samples: { mark: 'Ejemplo' },
  privacy: { effective: 'En vigor desde el' },
  careers: {
    applyBy: 'Fecha límite',
    benefits: 'Prestaciones',
    pay: 'Sueldo',
    payRange: ({ from, to, per }: { from: number; to: number; per: 'HOUR' | 'YEAR' }) =>
      `$${numberText(from)} a $${numberText(to)} ${per === 'HOUR' ? 'por hora' : 'al año'}`,
  },
  jobs: {
    total: (dollars: number) => `$${numberText(dollars)}`,
    days: (count: number) => (count === 1 ? '1 día' : `${count} días`),
    example: 'Lo que cuesta un trabajo así',
  },
  terms: 'Antes de contratarnos',
  nav: {
    skip: 'Ir al contenido',
    main: 'Principal',
    menu: 'Menú',
    closeMenu: 'Cerrar el menú',
    breadcrumb: 'Ruta de la página',
    services: 'Nuestros servicios',
    allServices: 'Todos los servicios',
    showAll: (title: string) => `Mostrar la lista: ${title.toLowerCase()}`,
    links: 'Enlaces útiles',
    hours: 'Horario de atención',
    notice: 'Aviso',
    top: 'Volver arriba',
    contact: 'Llame o escriba',
    aside: 'Servicios y teléfono',
    loading: 'Cargando la página',
    newTab: ' (se abre en otra pestaña)',
  },
  colors: {
    legend: 'Colores',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Sistema',
    useLight: 'Usar colores claros',
    useDark: 'Usar colores oscuros',
  },
  call: (number: string) => `Llame al ${number}`,
  callShort: 'Llame',
  hours: {
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    date: (day: Date) => day.toLocaleDateString('es-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    midnight: 'medianoche',
    always: 'Abierto las 24 horas',
    until: (time: string, day?: string) => (day ? `Abierto hasta el ${day} ${atTime(time)}` : `Abierto hasta ${clock(time)}`),
    closed: 'Cerrado',
    // 'por el Día del Trabajo', but 'por Navidad'.
    closedToday: (name?: string) => `Cerrado hoy${name ? ` por ${/^Día /.test(name) ? 'el ' : ''}${name}` : ''}`,
    opens: (time: string, day?: string) => `Abre ${day ? `el ${day} ` : ''}${atTime(time)}`,
    all: '. Ver el horario completo',
  },
  about: { values: 'Con lo que puede contar', services: 'Lo que hacemos' },
  blog: {
    feed: (name: string) => `Blog de ${name}`,
    pages: 'Páginas del blog',
    page: 'Página ',
    newer: 'Artículos más recientes',
    older: 'Artículos anteriores',
    all: 'Todos los artículos',
    recent: 'Artículos recientes',
    contents: 'En este artículo',
    minutes: (count: number) => `${count} min de lectura`,
    reviewed: (date: string) => `Revisado el ${date}`,
    missing: 'No encontramos ese artículo. Volver\u00a0al\u00a0blog',
  },
  share: {
    label: 'Compartir',
    facebook: 'Facebook',
    email: 'Correo',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    more: 'Más',
    letter: (url: string) => `Hola, quiero compartirle este enlace: ${url}`,
    didCopy: 'Enlace copiado',
    didNotCopy: 'No se copió el enlace',
    copyYourself: 'Cópielo de la barra de direcciones.',
  },
  gallery: {
    title: 'Galería',
    styles: 'Estilos que construimos',
    filters: 'Tipos de imágenes',
    viewer: 'Visor de imágenes',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    close: 'Cerrar',
    place: (number: number, count: number) => `${number} de ${count}`,
  },
  testimonials: {
    label: 'Testimonios',
    carousel: 'carrusel',
    slide: 'diapositiva',
    stars: (rating: number) => `${rating} de 5 estrellas`,
    from: (city: string, source: string) => `${city}, en ${source}`,
    place: (number: number, count: number) => `${number} de ${count}`,
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
    choose: 'Elija un testimonio',
    choice: (number: number, count: number, name: string) => `${number} de ${count}: ${name}`,
    shown: (number: number, count: number, name: string) => `Testimonio ${number} de ${count}: ${name}`,
  },
  questions: { openAll: 'Abrir todas las respuestas', closeAll: 'Cerrar todas las respuestas' },
  map: (place: string) => `Mapa de ${place}`,
  notices: { label: 'Avisos', close: 'Cerrar el aviso' },
  errors: {
    title: (title: string) => `Error: ${title}`,
    application: '¡Error inesperado de la aplicación!',
    wrong: 'Algo salió mal.',
    ours: 'La falla es de nuestro lado. Intente otra vez en un minuto, o llámenos.',
    reference: (id: string) => `Referencia: ${id}`,
    offline: 'No hay conexión y la página no se pudo abrir',
    backOnline: 'Inténtelo de nuevo cuando tenga conexión o llame al',
  },
  photos: {
    label: 'Fotos',
    add: 'Agregar fotos',
    upTo: (max: number) => `(opcional, hasta ${max})`,
    take: 'Tomar una foto',
    list: 'Sus fotos',
    one: (number: number) => `Foto ${number}`,
    remove: (number: number) => `Quitar la foto ${number}`,
    count: (count: number) => (count === 1 ? '1 foto' : `${count} fotos`),
    preparing: 'Preparando sus fotos',
    sending: 'Enviando sus fotos',
    tooMany: (max: number) => `Podemos recibir ${max} fotos. Dejamos fuera las demás.`,
    tooMuch: (name: string) => `Juntas pesan demasiado, así que dejamos fuera ${name}.`,
    tooLarge: (name: string) => `${name} pesa más de 10 MB, así que la dejamos fuera.`,
    notAPhoto: (name: string) => `${name} no es una foto que podamos abrir, así que la dejamos fuera.`,
    again: 'Agregue sus fotos otra vez, por favor.',
  },
  form: {
    attachEstimate: 'Enviar también mi último estimado',
    fields: {
      name: {
        label: 'Su nombre',
        shortLabel: 'Nombre',
        placeholder: 'Su nombre*',
        errors: {
          missing: 'Escriba su nombre',
          tooLong: (maxLength: number) => `Su nombre debe tener ${maxLength} caracteres o menos`,
          malformed: 'Escriba su nombre en un solo renglón, sin tabuladores',
        },
      },
      email: {
        label: 'Correo electrónico',
        shortLabel: 'Correo electrónico',
        placeholder: 'Correo electrónico*',
        errors: {
          missing: 'Escriba un correo electrónico, como nombre@example.com',
          tooLong: (maxLength: number) => `Su correo electrónico debe tener ${maxLength} caracteres o menos`,
          malformed: 'Escriba un correo electrónico, como nombre@example.com',
        },
      },
      phone: {
        label: 'Teléfono',
        shortLabel: 'Teléfono',
        placeholder: 'Teléfono',
        errors: {
          tooLong: (maxLength: number) => `Su teléfono debe tener ${maxLength} caracteres o menos`,
        },
      },
      'reply-by': {
        label: '¿Cómo le respondemos?',
        shortLabel: 'Cómo responder',
        choices: { '': 'Como prefieran', call: 'Llámenme', text: 'Mándenme un mensaje de texto', email: 'Escríbanme un correo' },
      },
      'call-time': {
        label: '¿Cuándo le llamamos?',
        shortLabel: 'Cuándo llamar',
        choices: { '': 'A cualquier hora', morning: 'En la mañana', afternoon: 'En la tarde', evening: 'Al final de la tarde' },
      },
      comment: {
        label: '¿Qué trabajo necesita?',
        shortLabel: 'Mensaje',
        placeholder: 'Su mensaje*',
        errors: {
          missing: 'Cuéntenos qué trabajo necesita',
          tooLong: (maxLength: number) => `Su mensaje debe tener ${numberText(maxLength)} caracteres o menos`,
        },
      },
    },
    wrong: 'Revise esta respuesta',
    optional: '(opcional)',
    error: 'Error:',
    leaveEmpty: 'Deje vacío este campo',
    send: 'Pedir mi cotización gratis',
    sending: 'Enviando…',
    sendingStatus: 'Enviando su mensaje',
    problem: 'Hay un problema',
    refusal: {
      heading: 'Su mensaje no se envió',
      reasons: {
        'rate-limited': 'En poco tiempo llegaron varios mensajes desde su conexión.',
        unavailable: 'En este momento el formulario no puede recibir mensajes.',
        'cross-site': 'Por su seguridad, mándelo desde esta página.',
        connection: 'Se perdió la conexión.',
      },
      fromHere: 'Todo lo que escribió está en el formulario de abajo.',
      backOnline: 'Su texto sigue aquí. Mándelo otra vez cuando tenga conexión.',
      later: (minutes: number | undefined) => `Su texto sigue aquí. Mándelo otra vez ${waitIn(minutes)}.`,
      orCall: 'O llame al',
    },
    notices: {
      sent: { title: 'Gracias, recibimos su mensaje' },
      refused: { title: 'Su mensaje no se envió', text: 'Su texto sigue aquí. Inténtelo otra vez o llámenos.' },
    },
  },
}

const consentWords = {
  label: 'Opciones de privacidad',
  signal: 'Su navegador nos pide que no lo rastreemos, así que no lo hacemos.',
  privacy: 'Privacidad',
  allow: 'Permitir',
  refuse: 'No, gracias',
  close: 'Aceptar',
}

export const serverMessages: ServerMessages = {
  byline: (name: string, role: string, reviewed?: string) => `Por ${name}, ${role}.${reviewed ? ` Revisado el ${reviewed}.` : ''}`,
  reviews: { label: 'Reseñas', read: (place: string) => `Lea nuestras reseñas en ${place}` },
  work: {
    recent: 'Trabajos recientes',
    all: 'Todos los trabajos',
    filters: 'Filtrar los trabajos por servicio',
    everything: 'Todos',
    found: 'Qué encontramos y qué hicimos',
    said: 'Lo que dijo el cliente',
    pictures: 'Imágenes de este trabajo',
    onSite: 'En el lugar',
    total: 'Precio total',
    samples: 'Estos trabajos son ejemplos. Las imágenes son ilustraciones hechas en computadora, no fotos.',
    sample: 'Este trabajo es un ejemplo. Las imágenes son ilustraciones hechas en computadora, no fotos.',
    drawing: (title: string) => `${title}, dibujo a escala`,
    pages: 'Páginas de trabajos',
    page: 'Página ',
    newer: 'Trabajos más recientes',
    older: 'Trabajos anteriores',
  },
  blogList: {
    name: (number: number) => `Página ${number}`,
    title: (title: string, number: number) => `${title}, página ${number}`,
    description: (description: string, number: number, count: number) => `Página ${number} de ${count}. ${description}`,
  },
  refusals: {
    call: (number: string) => `También puede llamarnos al ${number}.`,
    unclear: { heading: 'No pudimos leer eso', text: 'Su navegador mandó algo que no entendemos.' },
    tooLarge: {
      heading: 'Su mensaje es demasiado grande',
      text: 'Acorte su mensaje, o mande menos fotos o fotos más pequeñas, por favor.',
    },
    tooMany: { heading: 'Fueron muchos estimados en un minuto', text: 'Espere un minuto y vuelva a intentarlo.' },
    otherForm: { heading: 'No pudimos leer ese formulario', text: 'Llegó en un formato que no podemos leer.' },
    fault: '500 Error interno del servidor',
  },
  letter: {
    subject: ({
      visits,
      taps,
      inquiries,
      business,
      period,
    }: {
      visits: number
      taps: number
      inquiries: number
      business: string
      period: string
    }) =>
      `${counted(visits, 'visita')}, ${counted(taps, 'toque')} para llamar, ${counted(inquiries, 'solicitud', 'solicitudes')} – ${business}, ${period}`,
    heading: (business: string) => `Su sitio web – ${business}`,
    comparedWith: (before: string) => `(semana anterior: ${before})`,
    figures: {
      visits: 'Visitas',
      views: 'Páginas vistas',
      taps: 'Toques a su número de teléfono',
      estimates: 'Estimados mostrados',
      inquiries: 'Solicitudes de cotización',
    },
    became: 'Qué pasó con las solicitudes',
    mailed: (count: string) => `Enviadas a usted por correo: ${count}`,
    waiting: (count: string) => `Esperando envío: ${count}`,
    failed: (count: string) => `No se pudieron enviar: ${count}`,
    photosLeft: (count: string) => `Fotos que no se pudieron guardar: ${count}. El correo de cada solicitud dice cuántas pedir.`,
    won: (count: string, dollars: string) => `Trabajos ganados: ${count}, por ${dollars}`,
    spam: (count: string) => `Aparte, parecían spam y no se enviaron: ${count}`,
    days: 'Visitas por día',
    pages: 'Páginas más vistas',
    homePage: 'Página de inicio',
    sources: 'De dónde llegaron los visitantes',
    unknown: 'Escribieron la dirección, la tenían guardada o no se sabe',
    others: 'Otros sitios',
    attention: '¿Algo que revisar?',
    well: 'Todo funciona, y usted no tiene nada pendiente.',
    openRequests: 'Abrir sus solicitudes',
    waits: {
      unanswered: (count: string) => `Solicitudes que nadie ha contestado: ${count}`,
      failed: (count: string) => `Solicitudes que no se pudieron enviar: ${count}. En el servidor: node dist/leads.js list failed`,
      late: (count: string) =>
        `Solicitudes que llevan más de 15 minutos esperando envío: ${count}. En el servidor: node dist/leads.js list pending`,
      unreadable: (count: string) =>
        `Archivos de la carpeta de solicitudes que no se pueden leer: ${count}. En el servidor: node dist/leads.js list unreadable`,
      spam: (count: string) =>
        `Mensajes que parecen spam: ${count}. Vale la pena darles un vistazo. En el servidor: node dist/leads.js list spam`,
    },
    problems: {
      storage: 'En este momento no se pueden guardar solicitudes nuevas. ¿Está lleno el disco?',
      blog: 'En este momento no se pueden traer artículos nuevos. Se siguen mostrando los anteriores.',
      pages: 'No se pudo actualizar una página. Se sigue mostrando la anterior.',
      limits:
        'No se puede distinguir a los visitantes, así que todos comparten un límite de envíos. Pídale a su programador que revise TRUST_PROXY.',
      photos: 'Queda poco espacio para las fotos de los clientes. Pídale a su programador que suba PHOTOS_MAX_MB.',
    },
    notes: {
      privacy:
        'Las visitas se cuentan sin cookies, y no se guarda nada de ninguna persona. Los buscadores y otros programas que se identifican no se cuentan.',
      alarm: 'Este correo llega cada semana. Si deja de llegar, revise el sitio y su correo.',
    },
  },
  maintenance: {
    title: (name: string) => `No disponible por ahora | ${name}`,
    heading: 'Esta página no está disponible por ahora',
    call: 'Regresamos en un momento. Mientras tanto, llámenos:',
    message:
      '¿Nos estaba mandando un mensaje? Quizá no nos llegó. Vuelva a la página anterior, donde debe seguir su texto, y mándelo otra vez en unos minutos. Si nos llega dos veces, no hay problema.',
  },
  zip: (codes) => `ZIP ${codes}`,
  keptFields: {
    name: 'su nombre',
    email: 'su correo electrónico',
    phone: 'su teléfono',
    'reply-by': 'cómo quiere que le respondamos',
    'call-time': 'la mejor hora para llamarle',
    comment: 'qué trabajo necesita',
    page: 'la página desde la que lo mandó',
    'first-page': 'la primera página que abrió',
    referrer: 'el nombre del sitio del que llegó',
    utm_source: 'dónde estaba el enlace que siguió',
    utm_medium: 'qué tipo de enlace era',
    utm_campaign: 'a qué campaña pertenece',
    ad: 'de qué empresa era el anuncio o la publicación que tocó, si tocó alguno',
  },
  origin: {
    heading: 'De dónde llegó',
    labels: {
      page: 'Enviado desde',
      'first-page': 'Primera página',
      referrer: 'Llegó de',
      utm_source: 'Origen del enlace',
      utm_medium: 'Tipo de enlace',
      utm_campaign: 'Campaña',
      ad: 'Tocó',
    },
    ads: { google: 'un anuncio en Google', facebook: 'un anuncio o una publicación en Facebook', bing: 'un anuncio en Bing' },
  },
  numbers: ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  prices: {
    range: (from, to) => `${from} a ${to}`,
    over: (from, to) => `${from} a más de ${to}`,
    million: (count) => `${count} ${count === 1 ? 'millón' : 'millones'}`,
  },
  consent: {
    plain: {
      ...consentWords,
      question: '¿Podemos contar cómo usa este sitio, con Google Analytics? Nada se carga hasta que usted diga que sí.',
    },
    withAds: {
      ...consentWords,
      question: '¿Podemos contar cómo usa este sitio y qué anuncios nuestros vio, con Google? Nada se carga hasta que usted diga que sí.',
    },
  },
  hoursInWords: {
    shortWeekdays: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
    row: { days: (from, to) => `${from} a ${to}`, times: (from, to) => `${from} a ${to}` },
    sentence: { days: (from, to) => `de ${from} a ${to}`, times: (from, to) => `de ${from} a ${to}` },
    and: 'y',
    allDay: '24 horas',
    closed: 'Cerrado',
    closedOn: (days) => `Cerrado ${days}`,
    everyDay: 'Abierto todos los días',
  },
  estimate: {
    range: '{low} a {high}',
    yes: 'Sí',
    send: 'Enviar este estimado',
    print: 'Imprimir',
    tooWrong: 'Corrija las respuestas marcadas para ver el costo.',
    errors: {
      repeated: 'Dé una sola respuesta en “{label}”',
      empty: 'Llene “{label}”',
      unknown: 'Elija una de las respuestas de “{label}”',
      'not-allowed': 'Con sus otras respuestas, en “{label}” puede elegir {allowed}',
      'not-whole': 'Escriba “{label}” en números enteros, como {standard}',
      'too-small': '“{label}” tiene que ser al menos {from}',
      'too-large': '“{label}” no puede pasar de {to}',
    },
    or: ' o ',
  },
  acknowledgement: {
    subject: (business: string) => `Recibimos su solicitud – ${business}`,
    call: '¿Preguntas? Llame al',
    automatic:
      'Este correo se envió automáticamente porque alguien escribió esta dirección en el formulario de nuestro sitio web. Puede contestar este correo.',
  },
  mail: {
    heading: (business: string) => `Nueva solicitud de cotización – ${business}`,
    subject: (name: string, business: string) => `Nueva solicitud de cotización de ${name} – ${business}`,
    openRequest: 'Abrir esta solicitud',
    notGiven: '(sin respuesta)',
    estimate: 'Estimado en el sitio web',
    range: (low: string, high: string) => `${low} a ${high}`,
    seeDrawing: 'Ver el dibujo',
    writeBack: 'Responder',
    call: (phoneNumber: string) => `Llamar al ${phoneNumber}`,
    sentOn: (time: string) => `Enviado: ${time}.`,
    reference: (id: string) => `Referencia: ${id}`,
    writtenIn: (language: string) => `Escrito en: ${language}`,
    photos: 'Fotos',
    photosElsewhere: (names: string, id: string) =>
      `Sin adjuntar: ${names}. Para copiarlas a una carpeta, ejecute en el servidor: node dist/leads.js photos ${id} CARPETA`,
    photosLeft: (count: number) =>
      `${count === 1 ? 'No se pudo guardar 1 foto' : `No se pudieron guardar ${count} fotos`}: muy grandes, demasiadas, no eran fotos o no había espacio. Pídalas al cliente.`,
    photosAddedHeading: (business: string) => `Fotos de una solicitud de cotización – ${business}`,
    photosAddedSubject: (name: string, business: string) => `Fotos para la solicitud de cotización de ${name} – ${business}`,
    photosAdded: 'Estas fotos se agregaron a una solicitud que usted ya tiene. Lo demás no cambió.',
    noReply: 'Si responde a este correo, no le llega al visitante. Copie la dirección de arriba en un correo nuevo.',
    spam: 'Los mensajes que parecen spam se guardan y no se envían por correo. Para verlos, ejecute en el servidor: node dist/leads.js list spam',
  },
}

/** 'las 5 PM', 'la 1 PM', 'la medianoche'. */
const clock = (time: string) => `${/^(1\b|medianoche)/.test(time) ? 'la' : 'las'} ${time}`

const atTime = (time: string) => `a ${clock(time)}`

function waitIn(minutes: number | undefined): string {
  if (minutes === undefined) return 'en unos minutos'
  return `en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}`
}
