import type { OwnerMessages } from './owner-messages.ts'
import { photoMessages } from './owner-photos-es.ts'
import { requestMessages } from './owner-requests-es.ts'
import { siteMessages } from './owner-site-es.ts'
import { weekMessages } from './owner-week-es.ts'
import { workMessages } from './owner-work-es.ts'

export const ownerMessages: OwnerMessages = {
  frame: {
    seeSite: 'Ver el sitio',
    tabs: { requests: 'Solicitudes', week: 'La semana', work: 'Trabajos', site: 'Sitio' },
    waiting: 'por contestar',
    sections: 'Sus páginas',
    signedInAs: (email) => `Entró como ${email}`,
    signOut: 'Salir',
    signOutEverywhere: 'Salir en todos los dispositivos',
    appearance: { label: 'Colores', light: 'Claro', dark: 'Oscuro', system: 'Como mi teléfono' },
    offline: {
      heading: 'Sin conexión',
      text: 'No se envió nada, y lo que escribió y eligió sigue aquí. Inténtelo de nuevo cuando tenga señal.',
    },
    title: (page, business) => `${page} | ${business}`,
  },
  week: weekMessages,
  requests: requestMessages,
  refusals: {
    back: 'Volver a sus solicitudes',
    crossSite: {
      heading: 'No se cambió nada',
      text: 'Por su seguridad, hágalo desde la página de este mismo sitio.',
    },
    invalid: {
      heading: 'No se cambió nada',
      text: 'No se pudo leer lo que mandó su navegador. Regrese e inténtelo de nuevo.',
    },
    tooLarge: {
      heading: 'No se cambió nada',
      text: 'Era demasiado para enviarlo junto. Regrese y envíe menos fotos, o más pequeñas.',
    },
    missing: {
      heading: 'Aquí no hay nada',
      text: 'Puede que se haya borrado, o que la dirección esté mal.',
    },
    unavailable: {
      heading: 'No se cambió nada',
      text: 'En este momento no se puede acceder a sus datos. Regrese e inténtelo de nuevo en un minuto.',
    },
    failed: {
      heading: 'Algo falló de nuestro lado',
      text: 'Puede que no se haya guardado nada. Regrese e inténtelo de nuevo.',
    },
  },
  photos: photoMessages,
  work: workMessages,
  signIn: {
    email: 'Su correo electrónico',
    send: 'Mándenme un enlace',
    sendNew: 'Mándenme un enlace nuevo',
    kept: 'Lo que escribió vuelve después. Las fotos hay que elegirlas otra vez.',
    only: 'Solo pueden entrar las personas que este negocio ha nombrado. Los visitantes no lo necesitan.',
    errors: { email: 'Escriba un correo electrónico, como nombre@example.com' },
    reasons: {
      start: { heading: 'Entrar', text: 'Le mandamos un enlace por correo. No necesita contraseña.' },
      used: { heading: 'Ese enlace ya no sirve', text: 'Cada enlace sirve una vez y vence a los 15 minutos. Le mandamos uno nuevo.' },
      over: {
        heading: 'Ese código ya no sirve',
        text: 'Cada código sirve una vez y vence a los 15 minutos o a los cinco intentos. Le mandamos uno nuevo.',
      },
      tooMany: { heading: 'Fueron muchos intentos', text: 'Espere un minuto e inténtelo de nuevo.' },
      signedOut: { heading: 'Su sesión se cerró', text: 'No se cambió nada. Entre e inténtelo de nuevo.' },
    },
    sent: {
      heading: 'Revise su correo',
      text: {
        before: 'Si ',
        after: ' puede entrar aquí, ya van en camino un enlace y un código. Sirven una sola vez y vencen a los 15 minutos.',
      },
      late: '¿No llegó después de un minuto? Busque en su carpeta de spam.',
      code: 'Código del correo',
      enter: 'Entrar',
      again: 'Mandarlo otra vez',
      other: 'Usar otra dirección',
      wrong: (triesLeft) => `Ese código no es correcto. ${triesLeft === 1 ? 'Le queda un intento' : `Le quedan ${triesLeft} intentos`}.`,
      lastWrong: 'Ese código no es correcto y era el último intento. Mándelo otra vez para recibir uno nuevo.',
    },
    enter: {
      heading: 'Solo falta un toque',
      text: (email) => `Esto deja entrar a ${email} en este dispositivo durante 30 días.`,
      button: 'Abrir mis solicitudes',
    },
    mail: {
      subject: (business) => `Entrar a ${business}`,
      heading: 'Su enlace para entrar',
      button: 'Entrar',
      code: 'O escriba este código en la página donde lo pidió:',
      works: 'El enlace y el código sirven una vez y vencen a los 15 minutos.',
      ignore: '¿No lo pidió usted? No tiene que hacer nada. Nadie puede entrar sin este correo.',
    },
  },
  site: siteMessages,
}
