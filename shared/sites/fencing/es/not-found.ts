import type { Words } from 'contractor-website/content'

export const notFound: Words['notFound'] = {
  metaData: {
    title: 'Página no encontrada | Simi Valley Fence & Gate',
    description:
      'Esta página no existe. Llame a Simi Valley Fence & Gate, o empiece con uno de nuestros {services.count} servicios de cercas y portones.',
  },
  heading: 'Parece que se nos perdió una cerca',
  text: 'Disculpe, la página que busca no existe.',
  prompt: 'Llámenos y le ayudamos a encontrar lo que necesita.',
  homeLink: 'Volver al inicio',
  servicesHeading: 'O elija un servicio',
}
