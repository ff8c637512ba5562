/** Of the price table and of the prices in texts. */
export const pricesPage = { name: 'prices', label: { en: 'Prices', es: 'Precios' } }
