import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'Estos sitios sirven para buscar contratistas, reseñas, licencias y reglas locales, o para seguir a un negocio. Cada enlace abre la página principal de ese sitio en otra pestaña, casi siempre en inglés; busque ahí nuestro nombre y la ciudad. Que un sitio aparezca aquí no quiere decir que tengamos un perfil, una calificación o una membresía en él. Si ve otro teléfono nuestro en algún lado, el bueno es el [{phoneNumber}]({telLink}).',
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
      name: 'Asociaciones del oficio',
    },
    'consumer-and-reviews': {
      name: 'Consumidores y reseñas',
    },
    'community-and-jobs': {
      name: 'Comunidad y empleos',
    },
  },
}
