import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro: 'Short guides with our own prices and drawings. One of our owners writes them.',
  close: { heading: 'Still have questions?\nCall and ask us.' },
  authors: { dana: { role: 'owner and estimator' } },
}
