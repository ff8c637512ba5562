export const trade = {
  title: 'Reparaciones y ampliaciones',
  work: 'reparaciones y ampliaciones',
  h1: 'Reparaciones\ny ampliaciones',
}

export const jobs = {
  small: {
    name: 'Terraza de cedro, a un escalón',
    text: 'Zapatas, estructura y tablas nuevas en un patio plano.',
    sizeText: '{size} pies cuadrados',
  },
  large: {
    name: 'Recámara nueva al fondo',
    text: 'Cimientos, estructura, techo, ventanas y paredes terminadas, con planos y permiso.',
    sizeText: '{size} pies cuadrados',
  },
}
