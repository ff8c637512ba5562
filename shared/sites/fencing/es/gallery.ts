import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    'horizontal-slat': { title: 'Tablillas horizontales con luces', dimension: `6'-0"` },
    'gate-installation': { title: 'Portón doble de cedro', dimension: `abertura de 6'-0"` },
    'ranch-rail': { title: 'Cerca de rancho', dimension: `4'-0"` },
    'pool-fencing': { title: 'Cerca para alberca', dimension: `5'-0"` },
    'residential-fencing': { title: 'Cerca blanca de estacas', dimension: `3'-6"` },
    'decorative-fencing': { title: 'Hierro entre columnas de piedra', dimension: `6'-0"` },
    'automated-gate-systems': { title: 'Portón para carros con teclado', dimension: `abertura de 14'-0"` },
    'privacy-fencing': { title: 'Cedro con celosía arriba', dimension: `6'-0"` },
    'vinyl-fencing': { title: 'Vinilo para privacidad', dimension: `6'-0"` },
    'chain-link': { title: 'Malla ciclónica con tablillas', dimension: `6'-8"` },
    'vinyl-gate': { title: 'Puerta de vinilo', dimension: `abertura de 4'-0"` },
    'commercial-fencing': { title: 'Barrotes de acero', dimension: `8'-0"` },
    'fence-repair': { title: 'Tramo de cerca reparado', dimension: `8'-0" de largo` },
    hero: { title: 'Cedro con remate', dimension: `6'-0"` },
    'post-setting': { title: 'Poste en concreto, revisado a plomo', dimension: `2'-0" de hondo` },
    'gate-latch': { title: 'Puerta de cedro con pestillo de barra, manija y bisagra', dimension: `5'-6" de alto` },
  },
  filters: {
    all: { name: 'Todo' },
    residential: { name: 'Casas' },
    privacy: { name: 'Privacidad' },
    gates: { name: 'Portones' },
    decorative: { name: 'Decorativas' },
    pool: { name: 'Albercas' },
    commercial: { name: 'Negocios' },
  },
  pairs: {
    repair: { title: 'Un tramo, roto y rehecho', dimension: `8'-0" de largo` },
  },
  close: { heading: '¿Le gustó algún estilo?\nDíganos cuál.' },
}
