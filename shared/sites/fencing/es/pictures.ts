import type { Words } from 'contractor-website/content'

export const pictures: Words['pictures'] = {
  hero: {
    alt: 'Cerca de privacidad de cedro con remate, junto a un pasto con lavanda, con un olivo, techos de teja, cipreses y cerros al fondo',
  },
  'hero-dusk': {
    alt: 'Cerca de privacidad de cedro al anochecer, con luces cálidas a lo largo, ventanas iluminadas en las casas de atrás y cerros bajo un cielo violeta',
  },
  'privacy-fencing': {
    alt: 'Cerca alta de cedro con tablas traslapadas y celosía arriba, detrás de lavanda y agave, junto a un patio pavimentado',
  },
  'decorative-fencing': {
    alt: 'Paneles negros de hierro entre columnas de piedra laja, frente a una casa con techo de teja y palmeras',
  },
  'pool-fencing': {
    alt: 'Puerta que se cierra sola en una cerca negra de metal para alberca, con bisagras a la izquierda y el pestillo arriba en el poste derecho; detrás, la alberca y dos sillas para tomar el sol',
  },
  'automated-gate-systems': {
    alt: 'Portón moderno con tablillas de madera, a medio abrir entre columnas de estuco, con un teclado en un poste al frente',
  },
  'residential-fencing': {
    alt: 'Cerca blanca de estacas con bugambilias frente a una casita con techo de teja y un camino de ladrillo',
  },
  'chain-link': {
    alt: 'Cerca negra de malla ciclónica con tiras de privacidad junto al estacionamiento, detrás de una bodega con cortina metálica',
  },
  'commercial-fencing': {
    alt: 'Cerca negra de barrotes de acero a lo largo del estacionamiento de un edificio de oficinas',
  },
  'gate-installation': {
    alt: 'Portón doble de cedro con bisagras negras de correa, entreabierto sobre un camino de ladrillo, con cerros al fondo',
  },
  'fence-repair': {
    alt: 'Cerca gris y gastada con un tramo de tablas nuevas de cedro, dos más recargadas junto al hueco, con madera y una caja roja de herramientas en el pasto',
  },
  'fence-repair-before': {
    alt: 'Cerca gris y gastada con un tramo vencido hacia atrás, con las tablas rotas, flojas o caídas, tres de ellas en el pasto',
  },
  'fence-repair-after': {
    alt: 'Cerca gris y gastada con un tramo rehecho con tablas nuevas de cedro, derecho y tan alto como los tramos grises de los lados',
  },
  'post-setting': {
    alt: 'Poste de madera en concreto fresco con un nivel amarillo sujeto a él, y un hilo rosa que sigue hasta una fila de postes por el pasto',
  },
  'gate-latch': {
    alt: 'Acercamiento de una puerta de cedro con un pestillo negro de barra, una manija y una bisagra de correa',
  },
  'vinyl-fencing': {
    alt: 'Cerca blanca de vinilo alrededor del pasto, con losas de paso, un árbol joven y arbustos con flores',
  },
  'vinyl-gate': {
    alt: 'Cerca blanca de privacidad de vinilo con una puerta cerrada, bisagras negras a la izquierda y pestillo a la derecha, y losas de paso entre arbustos con flores',
  },
  'horizontal-slat': {
    alt: 'Cerca de tablillas horizontales de madera al atardecer, con luces cálidas, una franja de grava y una banca',
  },
  'ranch-rail': {
    alt: 'Cerca de rancho de tres travesaños entre pasto seco y dorado, con encinos y cerros al fondo',
  },
}
