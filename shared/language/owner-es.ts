import type { OwnerMessages } from './owner-messages.ts'

export const ownerMessages: OwnerMessages = {
  frame: {
    seeSite: 'Ver el sitio',
    requests: 'Solicitudes',
    week: 'La semana',
    sections: 'Sus páginas',
    signedInAs: (email) => `Entró como ${email}`,
    signOut: 'Salir',
    signOutEverywhere: 'Salir en todos los dispositivos',
    appearance: { label: 'Colores', light: 'Claro', dark: 'Oscuro', system: 'Como mi teléfono', save: 'Cambiar colores' },
    title: (page, business) => `${page} | ${business}`,
    errorTitle: (title) => `Error: ${title}`,
    problem: 'Hay un problema',
  },
  signIn: {
    heading: 'Entrar',
    intro: 'Le mandamos un enlace por correo. Sin contraseña.',
    email: 'Su correo electrónico',
    send: 'Mándenme un enlace',
    only: 'Solo pueden entrar las personas que este negocio ha nombrado. Los visitantes no lo necesitan.',
    errors: { email: 'Escriba un correo electrónico, como nombre@example.com' },
    tooMany: {
      heading: 'Fueron muchos intentos',
      text: 'Espere un minuto e inténtelo de nuevo.',
    },
    sent: {
      heading: 'Revise su correo',
      text: {
        before: 'Si ',
        after: ' puede entrar aquí, ya van en camino un enlace y un código. Sirven una sola vez, durante 15 minutos.',
      },
      late: '¿No llegó después de un minuto? Busque en su correo no deseado.',
      code: 'Código del correo',
      enter: 'Entrar',
      again: 'Mandarlo otra vez',
      other: 'Usar otra dirección',
      wrong: (triesLeft) => `Ese código no es correcto. ${triesLeft === 1 ? 'Le queda un intento' : `Le quedan ${triesLeft} intentos`}.`,
    },
    over: {
      heading: 'Ese código ya no sirve',
      text: 'Cada código sirve una vez, durante 15 minutos y cinco intentos. Le mandamos uno nuevo.',
    },
    enter: {
      heading: 'Solo falta un toque',
      text: (email) => `Esto deja entrar a ${email} en este dispositivo durante 30 días.`,
      button: 'Abrir mis solicitudes',
    },
    used: {
      heading: 'Ese enlace ya se usó',
      text: 'Cada enlace sirve una vez, durante 15 minutos. Le mandamos uno nuevo.',
      send: 'Mándenme un enlace nuevo',
    },
    mail: {
      subject: (business) => `Entrar a ${business}`,
      heading: 'Su enlace para entrar',
      button: 'Entrar',
      code: 'O escriba este código en la página donde lo pidió:',
      works: 'El enlace y el código sirven una vez, durante 15 minutos.',
      ignore: '¿No lo pidió usted? Entonces no haga nada. Nadie puede entrar sin él.',
    },
  },
}
