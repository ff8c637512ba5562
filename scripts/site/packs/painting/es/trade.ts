export const trade = {
  title: 'Pintura de casas por dentro y por fuera',
  work: 'pintura de casas',
  h1: 'Pintura de casas,\npor dentro y por fuera',
}

export const jobs = {
  small: {
    name: 'Tres recámaras, paredes',
    text: 'Hoyos de clavos y una grieta resanados, dos manos de un color parecido.',
    sizeText: '{size} pies cuadrados de pared',
  },
  large: {
    name: 'Casa de un piso, por fuera',
    text: 'Lavada, raspada, sellada y con base donde hacía falta; dos manos en paredes y molduras.',
    sizeText: '{size} pies cuadrados de pared',
  },
}
