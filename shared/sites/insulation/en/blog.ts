import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro: 'Here’s what homeowners ask us most about spray foam, drafts and crawl spaces.',
  close: { heading: 'Still have a question?\nCall and ask us.' },
  authors: { karen: { role: 'owner and estimator' } },
}
