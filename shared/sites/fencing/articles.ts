import type { Article } from '../../site-types.ts'
import { choosingFencingMaterial } from './articles/choosing-fencing-material.ts'
import { fenceMaintenanceLongevity } from './articles/fence-maintenance-longevity.ts'
import { innovativeFenceDesigns } from './articles/innovative-fence-designs.ts'
import { stylishFencingIdeas } from './articles/stylish-fencing-ideas.ts'

/** The four built-in articles, by id. */
export const articles: Article[] = [stylishFencingIdeas, fenceMaintenanceLongevity, choosingFencingMaterial, innovativeFenceDesigns]
