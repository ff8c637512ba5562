import type { Words } from 'contractor-website/content'

export const gallery: Words['gallery'] = {
  items: {
    'horizontal-slat': { title: 'Tablillas horizontales con luces', dimension: `6 pies`, price: '{prices.slatFoot} por pie, sin luces' },
    'gate-installation': {
      title: 'Portón doble de cedro',
      dimension: `7 pies 5 pulgadas entre postes`,
      price: 'De {prices.doubleGate} en una cerca nueva',
    },
    'ranch-rail': { title: 'Cerca de rancho', dimension: `4 pies`, price: '{prices.ranchRailFoot} por pie' },
    'pool-fencing': { title: 'Cerca para alberca', dimension: `5 pies`, price: '{prices.poolFoot} por pie en acero' },
    'residential-fencing': { title: 'Cerca blanca de estacas', dimension: `3 1/2 pies`, price: '{prices.picketFoot} por pie sin pintura' },
    'decorative-fencing': {
      title: 'Hierro entre columnas de piedra',
      dimension: `6 pies`,
      price: '{prices.steelFoot} por pie; cada columna, {prices.pillar}',
    },
    'automated-gate-systems': {
      title: 'Portón de tablillas para carros',
      dimension: `abertura de 14 pies`,
      price: 'De {prices.slatDriveGate} con motor y teclado, sin columnas',
    },
    'privacy-fencing': {
      title: 'Cedro traslapado con celosía arriba',
      dimension: `6 pies`,
      price: '{prices.overlappedFoot} por pie; celosía, {prices.latticeFoot} más',
    },
    'vinyl-fencing': { title: 'Vinilo para privacidad', dimension: `6 pies`, price: '{prices.vinylFoot} por pie' },
    'chain-link': {
      title: 'Malla ciclónica con tiras',
      dimension: `6 pies`,
      price: '{prices.chainLinkFoot} por pie galvanizada; tiras, {prices.privacySlatsFoot} más',
    },
    'vinyl-gate': {
      title: 'Puerta de vinilo',
      dimension: `abertura de 40 pulgadas`,
      price: 'Desde {prices.vinylGate.from} en una cerca nueva',
    },
    'commercial-fencing': { title: 'Barrotes de acero', dimension: `8 pies`, price: '{prices.tallSteelFoot} por pie' },
    'fence-repair': { title: 'Tramo de cerca reparado', dimension: `8 pies de largo`, price: 'De {prices.oneSection} con un poste' },
    hero: { title: 'Cedro con remate', dimension: `6 pies`, price: '{prices.cedarFoot} por pie; remate, {prices.capFoot} más' },
    'post-setting': { title: 'Poste en concreto, a plomo', dimension: `por lo menos 2 pies de hondo` },
    'gate-latch': {
      title: 'Puerta de cedro con pestillo de barra, manija y bisagra',
      dimension: `5 1/2 pies de alto`,
      price: 'De {prices.gateInOldFence} en su cerca actual',
    },
  },
  note: 'Son ilustraciones hechas en computadora, no fotos de trabajos terminados. Los precios son para terreno plano.',
  filters: {
    all: { name: 'Todo' },
    residential: { name: 'Casas' },
    privacy: { name: 'Privacidad' },
    gates: { name: 'Portones' },
    repair: { name: 'Reparación' },
    decorative: { name: 'Decorativas y de alberca' },
    commercial: { name: 'Negocios' },
  },
  pairs: {
    repair: { title: 'Un tramo, roto y rehecho', dimension: `8 pies de largo` },
  },
  close: { heading: '¿Le gustó algún estilo?\nDíganos cuál.' },
}
