import { createContext, use } from 'react'
import { type ListedScreen, type PathName, pathIn } from '../../shared/addresses/routes.ts'
import type { Assets, LayoutData } from '../../shared/pages/page-data.ts'

/** Data that stays the same across pages: the business and the layout. */
export const SiteContext = createContext<LayoutData | undefined>(undefined)

export function useSite(): LayoutData {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite must be used inside a SiteContext')
  return site
}

/** Whether the site has an optional page. */
export const useHasPage = (name: ListedScreen): boolean => !useSite().absentPages?.includes(name)

/** The address of a page in the current page's language, or in the first one if only that one has it. */
export const usePath = (name: PathName): string => pathIn(useSite(), name)

/** Pictures and drawings of the layout and the current page. */
export const AssetsContext = createContext<Assets>({ pictures: {}, drawings: {} })

export const useAssets = (): Assets => use(AssetsContext)
