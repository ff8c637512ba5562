import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro:
    'These four guides help you choose a fence, take care of it and decide which ideas are worth the money. Read the one that fits your question, and you’ll know what to ask when you call.',
  close: { heading: 'Still have questions?\nCall and ask us.' },
  authors: { dana: { role: 'owner and estimator' } },
}
