import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    'horizontal-slat': { title: 'Tablillas horizontales con luces', dimension: `6 pies` },
    'gate-installation': { title: 'Portón doble de cedro', dimension: `abertura de 6 pies` },
    'ranch-rail': { title: 'Cerca de rancho', dimension: `4 pies` },
    'pool-fencing': { title: 'Cerca para alberca', dimension: `5 pies` },
    'residential-fencing': { title: 'Cerca blanca de estacas', dimension: `3 1/2 pies` },
    'decorative-fencing': { title: 'Hierro entre columnas de piedra', dimension: `6 pies` },
    'automated-gate-systems': { title: 'Portón para carros con teclado', dimension: `abertura de 14 pies` },
    'privacy-fencing': { title: 'Cedro con celosía arriba', dimension: `6 pies` },
    'vinyl-fencing': { title: 'Vinilo para privacidad', dimension: `6 pies` },
    'chain-link': { title: 'Malla ciclónica con tablillas', dimension: `6 pies 8 pulgadas` },
    'vinyl-gate': { title: 'Puerta de vinilo', dimension: `abertura de 4 pies` },
    'commercial-fencing': { title: 'Barrotes de acero', dimension: `8 pies` },
    'fence-repair': { title: 'Tramo de cerca reparado', dimension: `8 pies de largo` },
    hero: { title: 'Cedro con remate', dimension: `6 pies` },
    'post-setting': { title: 'Poste en concreto, revisado a plomo', dimension: `2 pies de hondo` },
    'gate-latch': { title: 'Puerta de cedro con pestillo de barra, manija y bisagra', dimension: `5 1/2 pies de alto` },
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
    repair: { title: 'Un tramo, roto y rehecho', dimension: `8 pies de largo` },
  },
  close: { heading: '¿Le gustó algún estilo?\nDíganos cuál.' },
}
