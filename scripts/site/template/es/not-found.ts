import type { Words } from 'contractor-website/content'

export const notFound: Words['notFound'] = {
  metaData: {
    title: 'Página no encontrada | {name} en {city}',
    description: 'No encontramos esa página. Vuelva al inicio de {name}, vea nuestros servicios o llame al {phoneNumber}.',
  },
  heading: 'No encontramos esa página',
  text: 'Quizá cambió de lugar.',
  prompt: 'Llame a {name} y le decimos dónde está lo que busca.',
  homeLink: 'Volver al inicio',
  servicesHeading: 'O elija un servicio',
}
