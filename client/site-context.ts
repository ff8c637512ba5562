import { createContext, use } from 'react'
import type { Assets, LayoutData } from '../shared/pages/page-data.ts'
import { type PathName, pathOf } from '../shared/pages/routes.ts'

/** What never changes while a visitor moves about: the business and the layout's data. */
export const SiteContext = createContext<LayoutData | undefined>(undefined)

export function useSite(): LayoutData {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it')
  return site
}

/** The address of a page in the language of the page shown. */
export const usePath = (name: PathName): string => pathOf(name, useSite().language)

/** Pictures and drawings of the page shown, beside those of the layout. */
export const AssetsContext = createContext<Assets>({ pictures: {}, drawings: {} })

export const useAssets = (): Assets => use(AssetsContext)
