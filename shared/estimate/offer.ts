/** The options of an estimate, as spelled in the query. */
export const fenceMaterials = ['cedar', 'vinyl', 'steel', 'chain-link', 'slat', 'ranch-rail'] as const
export const fenceHeights = [3.5, 4, 5, 6, 8] as const
export const grounds = ['level', 'slope', 'rock'] as const
export const insulationPlaces = ['attic-floor', 'roof-deck', 'walls', 'crawl-space', 'rim-joist', 'metal-building'] as const
export const foams = ['open-cell', 'closed-cell'] as const

export type FenceMaterial = (typeof fenceMaterials)[number]
export type InsulationPlace = (typeof insulationPlaces)[number]
export type FoamKind = (typeof foams)[number]
