import type { Words } from 'contractor-website/content'

export const blog: Words['blog'] = {
  intro: 'Here’s what homeowners ask us most, with our answers.',
  close: { heading: 'Still have a question?\nAsk us.' },
  authors: { owner: { role: 'owner' } },
}
