import { purposeHeader } from '../../../shared/addresses/page-data-request.ts'
import type { PriceContent } from '../../../shared/pages/price-content.ts'
import { requestPage } from '../../navigation/page-source.ts'

export type ComputePrice = (answers: string) => PriceContent | undefined

/** Prices and words come from the estimate page, to keep the home page small. */
export async function loadPrice(estimatePath: string, build: string): Promise<ComputePrice> {
  const [{ computePrice, loadTrade }, { content }] = await Promise.all([
    import('./price-engine.ts'),
    requestPage(estimatePath, build, { [purposeHeader]: 'prefetch' }),
  ])
  if (content.screen !== 'estimate') throw new Error(`${estimatePath} is not the estimate`)
  await loadTrade(content.estimate.table.kind)
  return (answers) => computePrice(content.estimate, content.messages.range, answers)
}
