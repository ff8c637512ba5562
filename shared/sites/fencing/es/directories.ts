import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Abajo hay mapas, directorios, redes sociales, oficinas públicas y asociaciones del ramo. En muchos no tenemos perfil. En mapas y directorios puede buscar nuestro nombre y la ciudad. Cada enlace abre la página principal del sitio en otra pestaña, casi siempre en inglés. Los enlaces a nuestra licencia (en el sitio del estado, CSLB) y a nuestras reseñas están en [Nosotros](/about/). Si ve otro teléfono nuestro en algún lado, el bueno es el [{phoneNumber}]({telLink}).',
  groups: {
    'search-and-maps': {
      name: 'Buscadores y mapas',
    },
    'business-directories': {
      name: 'Directorios de negocios',
    },
    'home-services': {
      name: 'Servicios para el hogar',
    },
    'local-and-california': {
      name: 'De la zona y de California',
    },
    'social-networks': {
      name: 'Redes sociales',
    },
    'trade-groups': {
      name: 'Asociaciones del ramo',
    },
    'consumer-and-reviews': {
      name: 'Consumidores y reseñas',
    },
    'community-and-jobs': {
      name: 'Comunidad y empleos',
    },
  },
}
