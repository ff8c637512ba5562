import type { Words } from 'contractor-website/content'

/** `alt` says what's in the picture, for people who can't see it. */
export const pictures: Words['pictures'] = {
  hero: { alt: 'A house on a hill in the evening, with lights in the windows' },
  repair: { alt: 'A red toolbox with tools on a workbench, in front of a wall with siding' },
  'new-work': { alt: 'A work truck with a ladder on its rack, parked in front of a house' },
  yard: { alt: 'A front yard with a straight walk to the front door' },
}
