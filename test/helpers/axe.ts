import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scope = {
  /** Selector of the part to look at, in place of the whole page. */
  part?: string
  /** These rules only. */
  rules?: string[]
}

/**
 * What axe finds wrong, one line an element. Details of what is right are left out, and pages have no frames of other sites: a third of
 * the time.
 */
export async function axeFindings(page: Page, { part, rules }: Scope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (part) axe.include(part)
  const { violations, passes } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  if (passes.length + violations.length === 0) throw new Error(`axe found nothing to look at in ${part ?? 'the page'}`)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
