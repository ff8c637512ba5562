import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro:
    'Estas cuatro guías le ayudan a elegir una cerca, a cuidarla y a saber qué ideas valen lo que cuestan. Lea la que responda a su pregunta, y ya sabrá qué preguntar cuando llame.',
  close: { heading: '¿Le quedaron dudas?\nLlame y pregúntenos.' },
  authors: { dana: { role: 'dueña y estimadora' } },
}
