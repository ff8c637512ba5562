import type { Trade } from './trade.ts'
import type { EstimateWords, PriceTable } from './trade-schemas.ts'

type AnyTrade = Trade<PriceTable, EstimateWords>

/** Replaces `trades.ts` in browsers (`browser` in package.json), which load only the trade of their page. */
const load: Readonly<Record<PriceTable['kind'], () => Promise<AnyTrade>>> = {
  fence: async () => (await import('./fence/fence-trade.ts')).fenceTrade,
  foam: async () => (await import('./foam/foam-trade.ts')).foamTrade,
  list: async () => (await import('./list/list-trade.ts')).listTrade,
}

const loaded = new Map<string, AnyTrade>()

/** Must have resolved before `tradeOf` is called. */
export async function loadTrade(kind: PriceTable['kind']): Promise<void> {
  loaded.set(kind, await load[kind]())
}

export function tradeOf({ kind }: { kind: string }): AnyTrade {
  const trade = loaded.get(kind)
  if (!trade) throw new Error(`The trade '${kind}' has not been loaded`)
  return trade
}
