import type { Words } from 'contractor-website/content'

/** `alt` says what's in the picture, for people who can't see it. */
export const pictures: Words['pictures'] = {
  hero: { alt: 'A house on a hill in the evening, with lights in the windows' },
  repair: { alt: 'A ladder leaning against a house, below a roof with one section open' },
  'new-work': { alt: 'The wood frame of a new room, with rafters against the sky' },
  yard: { alt: 'A front yard with a straight walk to the front door' },
}
