export const trade = {
  title: 'Reparación e instalación de plomería',
  work: 'reparación e instalación de plomería',
  h1: 'Reparación e instalación\nde plomería',
}

export const jobs = {
  small: {
    name: 'Calentador de gas de 50 galones',
    text: 'Calentador, charola, tanque de expansión y llave de paso nuevos. Nos llevamos el viejo, con permiso incluido.',
    sizeText: '{size} calentador',
  },
  large: {
    name: 'Líneas para un segundo baño',
    text: 'Agua, drenaje y ventilación para inodoro, lavabo y ducha, con espacio abierto bajo el piso.',
    sizeText: '{size} muebles de baño',
  },
}
