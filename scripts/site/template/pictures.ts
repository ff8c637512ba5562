import type { Site } from '../../../shared/site-types.ts'

/**
 * One entry for each JPEG in `pictures/`, by its name without `.jpg`. `alt` says what there is to see, for people who cannot see it.
 * `focus` is the point that stays in view where a picture is cropped: from the left, from the top.
 */
export const pictures: Site['pictures'] = {
  hero: { alt: 'A house on a hill in the evening, its windows lit', focus: '70% 60%' },
  repair: { alt: 'A ladder leaning on the wall of a house, below a roof with one part open', focus: '50% 50%' },
  'new-work': { alt: 'The wood frame of a new room, rafters against the sky', focus: '50% 50%' },
  yard: { alt: 'A front yard with a straight walk to the door of a house', focus: '50% 60%' },
}
