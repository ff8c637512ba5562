import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    'En estos sitios puede buscar un contratista, una licencia o una regla local. Si en alguno hay reseñas de nuestro trabajo, las páginas de servicios tienen el enlace. En los demás, quizá no tengamos un perfil, una calificación ni una membresía. Cada enlace abre la página principal del sitio en otra pestaña, casi siempre en inglés; busque ahí nuestro nombre y la ciudad. Si ve otro teléfono nuestro en algún lado, el bueno es el [{phoneNumber}]({telLink}).',
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
