export const trade = {
  title: 'Techos nuevos y reparaciones',
  work: 'techos nuevos y reparación de techos',
  h1: 'Techos nuevos\ny reparaciones',
}

export const jobs = {
  small: {
    name: 'Tejas en una casa de un piso',
    text: 'Una capa vieja fuera, tres hojas de base nuevas, tapajuntas y ventila de cumbrera nuevos.',
    sizeText: '{size} pies cuadrados de techo',
  },
  large: {
    name: 'Junta alzada en dos pisos',
    text: 'Tejas viejas fuera, membrana para altas temperaturas, paneles y remates cortados a la medida.',
    sizeText: '{size} pies cuadrados de techo',
  },
}
