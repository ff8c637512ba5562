import type { Site } from '../../../site-types.ts'
import { crawlSpaceWithoutDrafts } from './crawl-space-without-drafts.ts'
import { openCellOrClosedCell } from './open-cell-or-closed-cell.ts'
import { whatHappensOnSprayDay } from './what-happens-on-spray-day.ts'
import { whereYourHeatGoes } from './where-your-heat-goes.ts'

export const articles: Site['articles'] = [whereYourHeatGoes, openCellOrClosedCell, whatHappensOnSprayDay, crawlSpaceWithoutDrafts]
