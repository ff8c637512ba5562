import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Scope = {
  /** Selector of the part to check, instead of the whole page. */
  part?: string
  /** Only these rules. */
  rules?: string[]
}

/** axe violations, one line per element. Skipping the details of passed rules saves a third of the time. */
export async function axeFindings(page: Page, { part, rules }: Scope = {}): Promise<string[]> {
  // Injected once per document: parsing it takes as long as most rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  }
  const { violations, passes } = await page.evaluate(
    ([part, options]): Promise<AxeResults> => Reflect.get(window, 'axe').run(part ?? document, options),
    [part, options] as const,
  )
  if (passes.length + violations.length === 0) throw new Error(`axe found nothing to check in ${part ?? 'the page'}`)
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
