export const trade = {
  title: 'Techos nuevos y reparaciones',
  work: 'techos nuevos y reparación de techos',
  h1: 'Techos nuevos\ny reparaciones',
}

export const jobs = {
  small: {
    name: 'Tejas en una casa de un piso',
    text: 'Quitamos una capa vieja y cambiamos tres hojas de la base. Tapajuntas y ventila de cumbrera nuevos.',
    sizeText: '{size} pies cuadrados de techo',
  },
  large: {
    name: 'Metal de junta alzada en dos pisos',
    text: 'Quitamos las tejas viejas y pusimos membrana para altas temperaturas, con paneles y remates cortados a la medida.',
    sizeText: '{size} pies cuadrados de techo',
  },
}
