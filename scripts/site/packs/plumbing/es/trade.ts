export const trade = {
  title: 'Reparación e instalación de plomería',
  work: 'reparación e instalación de plomería',
  h1: 'Reparación e instalación\nde plomería',
}

export const jobs = {
  small: {
    name: 'Calentador de gas de 50 galones',
    text: 'Calentador, charola, tanque de expansión y llave de paso nuevos. Nos llevamos el viejo, y el permiso está incluido.',
    sizeText: '{size} calentador',
  },
  large: {
    name: 'Líneas para un segundo baño',
    text: 'Agua, drenaje y ventilación para inodoro, lavabo y ducha, por debajo del piso, donde hay espacio para trabajar.',
    sizeText: '{size} muebles de baño',
  },
}
