import type { Words } from '../facts.ts'
import { choosingFencingMaterial } from './articles/choosing-fencing-material.ts'
import { fenceMaintenanceLongevity } from './articles/fence-maintenance-longevity.ts'
import { innovativeFenceDesigns } from './articles/innovative-fence-designs.ts'
import { stylishFencingIdeas } from './articles/stylish-fencing-ideas.ts'

export const articles: Words['articles'] = {
  'stylish-fencing-ideas': stylishFencingIdeas,
  'fence-maintenance-longevity': fenceMaintenanceLongevity,
  'choosing-fencing-material': choosingFencingMaterial,
  'innovative-fence-designs': innovativeFenceDesigns,
}
