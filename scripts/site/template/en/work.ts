import type { Words } from 'contractor-website/content'

export const work: Words['work'] = {
  jobs: {},
  close: { heading: 'Have a job like one of these?\nWe’ll quote it for free.' },
}
