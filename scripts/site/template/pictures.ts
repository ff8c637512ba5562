import type { Site } from '../../../shared/site-types.ts'

/**
 * One entry for each JPEG in `pictures/`, by its name without `.jpg`. `alt` says what's in the picture, for people who can't see it.
 * `focus` is the point that stays in view when a picture is cropped: from the left, from the top.
 */
export const pictures: Site['pictures'] = {
  hero: { alt: 'A house on a hill in the evening, with lights in the windows', focus: '70% 60%' },
  repair: { alt: 'A ladder leaning against a house, below a roof with one section open', focus: '50% 50%' },
  'new-work': { alt: 'The wood frame of a new room, with rafters against the sky', focus: '50% 50%' },
  yard: { alt: 'A front yard with a straight walk to the front door', focus: '50% 60%' },
}
