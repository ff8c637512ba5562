import type { Words } from '../facts.ts'
import { crawlSpaceWithoutDrafts } from './articles/crawl-space-without-drafts.ts'
import { openCellOrClosedCell } from './articles/open-cell-or-closed-cell.ts'
import { whatHappensOnSprayDay } from './articles/what-happens-on-spray-day.ts'
import { whereYourHeatGoes } from './articles/where-your-heat-goes.ts'

export const articles: Words['articles'] = {
  'where-your-heat-goes-at-night': whereYourHeatGoes,
  'open-cell-or-closed-cell': openCellOrClosedCell,
  'what-happens-on-spray-day': whatHappensOnSprayDay,
  'a-crawl-space-without-drafts': crawlSpaceWithoutDrafts,
}
