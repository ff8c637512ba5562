import { fillWords } from '../text/fill-words.ts'
import type { Values } from '../trades/trade.ts'
import { optionText } from './questions.ts'
import type { SiteEstimate } from './site-estimate.ts'

/** What the drawing of an estimate shows, in words. */
export function drawingLabel(estimate: SiteEstimate, values: Values, summary: string): string {
  const chosen = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, optionText(estimate, name, value)]))
  return fillWords(estimate.words.drawnAs, { ...chosen, summary })
}
