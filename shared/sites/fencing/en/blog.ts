import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro: 'What a fence costs, which one to choose, how to take care of it, and which ideas are worth the money.',
  close: { heading: 'Still have questions?\nCall and ask us.' },
  authors: { dana: { role: 'owner and estimator' } },
}
