import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro: 'Cuánto cuesta una cerca, cuál elegir, cómo cuidarla y qué ideas valen lo que cuestan.',
  close: { heading: '¿Le quedaron dudas?\nLlame y pregúntenos.' },
  authors: { dana: { role: 'dueña y estimadora' } },
}
