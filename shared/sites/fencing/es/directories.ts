import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro:
    '¿Quiere saber quiénes somos antes de llamar? Empiece con nuestra licencia y nuestras reseñas: los dos enlaces están en la página [Nosotros](/about/). Abajo están los sitios donde la gente de la zona busca contratistas, licencias y reglas locales. No tenemos perfil en todos. Cada enlace abre la página principal del sitio en otra pestaña, casi siempre en inglés; busque ahí nuestro nombre y la ciudad. Si ve otro teléfono nuestro en algún lado, el bueno es el [{phoneNumber}]({telLink}).',
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
