import type { Facts } from 'contractor-website/content'

/**
 * One entry for each JPEG in `pictures/`, by its name without `.jpg`. `focus` is the point that stays in view when the picture is
 * cropped: from the left, from the top. The descriptions are in `en/pictures.ts`.
 */
export const pictures = {
  hero: { focus: '70% 60%' },
  repair: { focus: '50% 50%' },
  'new-work': { focus: '50% 50%' },
  yard: { focus: '50% 60%' },
} as const satisfies Facts['pictures']
