import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro: 'Guías cortas con nuestros precios y dibujos. Las escribe Dana Ortega.',
  close: { heading: '¿Le quedaron dudas?\nLlame y pregúntenos.' },
  authors: { dana: { role: 'dueña y estimadora' } },
}
