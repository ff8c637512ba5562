import type { Block } from '../content/site-types.ts'
import { backupDays, type KeptFields, type PrivacyBusiness, type PrivacyFacts } from './privacy-facts.ts'
import { spamDays } from './spam-days.ts'

export function privacyBlocks(business: PrivacyBusiness, facts: PrivacyFacts, kept: KeptFields): Block[] {
  const call = `[${business.phoneNumber}](${business.telLink})`
  return [
    paragraph(
      'Lo que usted nos manda lo usamos solo para atender su solicitud, hacer el trabajo que nos encargue y saber cómo nos encuentran los clientes. Si busca empleo con nosotros, también para considerar su solicitud. No lo vendemos, no lo rentamos y no lo intercambiamos.',
      {
        lead: true,
      },
    ),
    heading('Lo que usted nos manda'),
    paragraph(
      `Nuestro formulario pide ${kept.required}. Si quiere, agregue ${kept.optional}. También guardamos la hora${business.languages.length > 1 ? ', el idioma de la página' : ''} y, si llegó desde un estimado, ese estimado.`,
    ),
    paragraph('Su navegador agrega cómo nos encontró usted:'),
    { kind: 'list', items: kept.origin },
    paragraph(
      'Su navegador no nos manda el código que identifica su clic en un anuncio. Si manda una señal de “no rastrear” o de Global Privacy Control, no agrega nada de esto.',
    ),
    paragraph(
      'Puede agregar fotos. Su navegador primero las hace más chicas, y con eso les quita los datos del lugar y de la cámara. Si su navegador no puede hacerlo, la foto llega como usted la tomó.',
    ),
    ...when(facts.acknowledges, 'Le mandamos un solo correo que dice que su mensaje llegó. No repite lo que usted escribió.'),
    keptTable(facts),
    paragraph(
      `Para detener avalanchas de mensajes basura, el servidor recuerda durante ${minutes(facts.rateLimitMinutes)} la dirección IP de quien manda el formulario. No se guarda con su mensaje.`,
    ),
    heading('Quién lo ve'),
    paragraph(
      `Lo ve la gente de ${business.name} que contesta su solicitud. ${facts.mailsInquiries ? 'También lo ven la empresa que opera nuestro servidor y la que opera nuestro correo' : 'También lo ve la empresa que opera nuestro servidor'}.`,
    ),
    ...when(facts.forwardsInquiries, 'También lo pasamos al servicio con el que llevamos el control de trabajos y clientes.'),
    paragraph(
      'Si un subcontratista va a hacer una parte del trabajo que nos encargó, se lo decimos antes. Le damos solo los datos que necesita para esa parte.',
    ),
    heading('Cookies y rastreo'),
    ...trackingBlocks(facts),
    ...countBlocks,
    paragraph(
      'Su navegador recuerda algunas cosas por usted. Un mensaje que no ha enviado se queda en su pestaña hasta que lo envíe o la cierre. Su último estimado, la dirección web donde empezó su visita y hasta dónde bajó en cada página se quedan ahí hasta que cierre la pestaña. Su elección de colores claros u oscuros se queda hasta que la borre. El estimado y esa dirección nos llegan solo si usted nos manda un mensaje. Hasta dónde bajó en cada página y qué colores eligió no nos llega nunca.',
    ),
    paragraph(
      'Si algo falla en una página, su navegador le dice a nuestro servidor qué página era y qué línea de nuestro código falló. El aviso no dice nada de usted ni de lo que escribió.',
    ),
    paragraph(
      'El registro de nuestro servidor tiene la página, la hora y si funcionó. No tiene su dirección IP. La empresa que opera el servidor puede guardar por poco tiempo su propio registro de conexiones.',
    ),
    heading('Enlaces a otros sitios'),
    paragraph(
      'Los enlaces a mapas, directorios, redes sociales y oficinas públicas llevan a sitios que no son nuestros. Ahí valen las reglas de cada sitio.',
    ),
    heading('Cómo ver, corregir o borrar lo que tenemos'),
    paragraph(
      `Llámenos al ${call} o [mándenos un mensaje](${business.contactPath}) con el mismo correo electrónico que usó. Le decimos qué tenemos, lo corregimos o lo borramos ${deletedFrom(facts)}. Quizá tengamos que conservar los registros de un trabajo que nos encargó.`,
    ),
    heading('Cambios a esta página'),
    paragraph('Si cambiamos lo que guardamos o quién lo ve, primero cambiamos esta página, con una fecha nueva arriba.'),
  ]
}

const paragraph = (text: string, more: { lead?: boolean } = {}): Block => ({ kind: 'paragraph', text, ...more })
const heading = (text: string): Block => ({ kind: 'heading', level: 2, text })
const when = (isSo: boolean | undefined, text: string): Block[] => (isSo ? [paragraph(text)] : [])

function deletedFrom({ mailsInquiries, forwardsInquiries }: PrivacyFacts): string {
  if (mailsInquiries && forwardsInquiries) return 'del servidor, de nuestro buzón y del servicio que lleva nuestros trabajos'
  return `del servidor${mailsInquiries ? ' y de nuestro buzón' : ''}${forwardsInquiries ? ' y del servicio que lleva nuestros trabajos' : ''}`
}

function keptTable({ retentionDays, keepsNotes, mailsInquiries, forwardsInquiries }: PrivacyFacts): Block {
  const untilNotes = keepsNotes ? ' o de que cambiamos nuestras notas. Mientras el trabajo siga abierto, lo conservamos.' : ''
  const sent = retentionDays === 0 ? 'Hasta que usted nos pida borrarlo' : `${days(retentionDays)} después de que nos llegó${untilNotes}`
  return {
    kind: 'table',
    head: ['Qué guardamos', 'Dónde', 'Cuánto tiempo'],
    rows: [
      [keepsNotes ? 'Su mensaje, sus fotos y nuestras notas' : 'Su mensaje y sus fotos', 'Nuestro servidor web', sent],
      [
        'Un mensaje que nuestro servidor aún no ha podido entregarnos',
        'Nuestro servidor web',
        'Hasta que nos llegue, o hasta que lo borremos a mano',
      ],
      ...(mailsInquiries
        ? [
            [
              'El correo en el que nos llega su mensaje',
              'Nuestro buzón',
              'Mientras lo necesitemos para contestarle, hacer el trabajo o considerar su solicitud de empleo',
            ],
          ]
        : []),
      ...(forwardsInquiries
        ? [
            [
              'Su copia en el servicio que lleva nuestros trabajos',
              'Ese servicio',
              'Mientras la necesitemos para contestarle, hacer el trabajo o considerar su solicitud de empleo',
            ],
          ]
        : []),
      ['Un mensaje que parece basura', 'Nuestro servidor web', days(spamDays(retentionDays))],
      ['Las copias de seguridad de estos mensajes', 'Nuestras copias de seguridad', `Hasta ${backupDays} días más`],
    ],
  }
}

function trackingBlocks({ showsMap, hasTagManager, tagsAds, tagHosts = [], loadsPictures }: PrivacyFacts): Block[] {
  const loads = [
    ...when(
      hasTagManager,
      `Le preguntamos si podemos contar cómo usa este sitio con Google Tag Manager y Google Analytics. Nada de eso se carga hasta que usted elige “Permitir”. Después se carga en cada página y puede poner cookies. Google recibe su dirección IP, qué aparato y navegador usa, las páginas que abre, sus respuestas en la página del estimado y si tocó nuestro número o nos mandó un mensaje, pero no lo que escribió.${tagsAds ? ' Google Ads también puede reconocer su navegador, para contar qué anuncio nuestro lo trajo aquí y para mostrarle nuestros anuncios en otros sitios.' : ''}`,
    ),
    ...when(
      tagHosts.length > 0,
      `Después de “Permitir” también pueden cargarse: ${tagHosts.join(', ')}. Reciben su dirección IP y las páginas que abre, y pueden poner cookies.`,
    ),
    ...when(
      hasTagManager,
      'Su respuesta queda en su navegador 12 meses. Puede cambiarla cuando quiera en “Opciones de privacidad”, al pie de cada página.',
    ),
    ...when(
      showsMap,
      'El mapa de la página de contacto viene de Google. Se carga cuando usted se acerca a él. Entonces Google recibe su dirección IP y puede poner sus propias cookies.',
    ),
    ...when(loadsPictures, 'Algunas imágenes vienen del servicio en el que escribimos los artículos. Ese servicio recibe su dirección IP.'),
  ]
  const signal = hasTagManager
    ? 'Si su navegador manda una señal de “no rastrear” o de Global Privacy Control, eso cuenta como un no y no le preguntamos. El sitio funciona igual sin estas herramientas.'
    : 'No lo seguimos a otros sitios ni dejamos que nadie más lo siga, con o sin una señal de “no rastrear”.'
  if (loads.length === 0) {
    return [
      paragraph('Este sitio no pone cookies ni tiene rastreadores. Nada de lo que hay en él viene de otra empresa.'),
      paragraph(signal),
    ]
  }
  return [
    paragraph(hasTagManager ? 'Nosotros no ponemos cookies.' : 'Este sitio no pone cookies ni tiene rastreadores.'),
    ...loads,
    paragraph(signal),
  ]
}

const countBlocks: Block[] = [
  paragraph(
    'Contamos cuántas veces se abre cada página y de qué sitios llegan los visitantes. También, cuántas veces alguien toca nuestro número, usa el estimado o nos escribe. Son totales por día, y se guardan 400 días en nuestro servidor web. No contienen direcciones IP ni nada sobre usted o su navegador.',
  ),
  paragraph(
    'Para no contar varias veces a la misma persona, el servidor convierte su dirección IP en un código del que no se puede sacar la dirección. Recuerda ese código dos horas cuando mucho, y nunca lo guarda en disco.',
  ),
  paragraph('Si su navegador manda una señal de “no rastrear” o de Global Privacy Control, no nos avisa si usted toca nuestro número.'),
]

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`)
