import { counted } from '../text/number-text.ts'
import type { ServerMessages } from './messages.ts'

export const serverMessages: ServerMessages = {
  byline: (name: string, role: string, reviewed?: string) => `Por ${name}, ${role}.${reviewed ? ` Revisado el ${reviewed}.` : ''}`,
  reviews: { label: 'Reseñas', read: (place: string) => `Lea nuestras reseñas en ${place}` },
  work: {
    recent: 'Trabajos recientes',
    recentSamples: 'Trabajos de ejemplo',
    all: 'Todos los trabajos',
    filters: 'Filtrar los trabajos por servicio',
    everything: 'Todos',
    found: 'Sobre este trabajo',
    said: 'Lo que dijo el cliente',
    pictures: 'Más imágenes',
    onSite: 'Tiempo de obra',
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
      failed: (count: string) => `Solicitudes que no se pudieron enviar: ${count}`,
      late: (count: string) => `Solicitudes que llevan más de 15 minutos esperando envío: ${count}`,
      unreadable: (count: string) => `Archivos de la carpeta de solicitudes que no se pueden leer: ${count}`,
      spam: (count: string) => `Mensajes que parecen spam y conviene revisar: ${count}`,
    },
    onServer: (states: string) => `. En el servidor: node dist/leads.js list ${states}`,
    problems: {
      store: 'En este momento no se pueden guardar solicitudes nuevas. ¿Está lleno el disco?',
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
  keptOrigin: {
    page: 'la página desde la que nos escribió',
    'first-page': 'la primera página que abrió',
    referrer: 'el nombre del sitio del que llegó',
    utm_source: 'el sitio, la app o el correo donde estaba el enlace que siguió',
    utm_medium: 'el tipo de enlace, como un anuncio, una publicación o un correo',
    utm_campaign: 'la campaña de anuncios de ese enlace, si era parte de una',
    ad: 'la plataforma donde estaba el anuncio o la publicación que tocó, si llegó así',
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
  lengths: {
    feet: (count: string) => (count === '1' ? '1 pie' : `${count} pies`),
    inches: (count: string) => `${count} ${/^(1|\d+\/\d+)$/.test(count) ? 'pulgada' : 'pulgadas'}`,
  },
  prices: {
    range: (from, to) => `${from} a ${to}`,
    over: (from, to) => `${from} a más de ${to}`,
    million: (count) => `${count} ${count === 1 ? 'millón' : 'millones'}`,
  },
  consent: {
    label: 'Opciones de privacidad',
    signal: 'Su navegador nos pide que no lo rastreemos, así que no lo hacemos.',
    privacy: 'Privacidad',
    allow: 'Permitir',
    refuse: 'No, gracias',
    close: 'Entendido',
    questions: {
      plain: '¿Podemos contar cómo usa este sitio, con Google Analytics? Nada se carga hasta que usted diga que sí.',
      withAds:
        '¿Podemos contar cómo usa este sitio, y con eso medir y mostrar nuestros anuncios, con Google? Nada se carga hasta que usted diga que sí.',
    },
  },
  hoursInWords: {
    shortWeekdays: ['Dom', 'Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb'],
    row: { days: (from, to) => `${from} a ${to}`, times: (from, to) => `${from} a ${to}` },
    sentence: { days: (from, to) => `de ${from} a ${to}`, times: (from, to) => `de ${from} a ${to}` },
    and: 'y',
    allDay: '24 horas',
    closed: 'Cerrado',
    closedOn: (days) => `Cerramos ${days}`,
    everyWeek: (day) => (day.endsWith('s') ? day : `${day}s`),
    everyDay: 'Abierto todos los días',
  },
  estimate: {
    range: '{low} a {high}',
    yes: 'Sí',
    send: 'Enviar este estimado',
    print: 'Imprimir',
    less: 'Menos',
    more: 'Más',
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
    writeBack: 'Responder por correo',
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
    noReply: 'Si responde a este correo, no le llega al cliente. Copie la dirección de arriba en un correo nuevo.',
    spam: (address: string | undefined) =>
      `Los mensajes que parecen spam se guardan y no se envían por correo. ${address === undefined ? 'Para verlos, ejecute en el servidor: node dist/leads.js list spam' : `Están en ${address}`}`,
  },
}
