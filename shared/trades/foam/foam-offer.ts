/** The options, as spelled in the query. */
export const foamPlaces = ['attic-floor', 'roof-deck', 'walls', 'crawl-space', 'rim-joist', 'metal-building'] as const
export const foams = ['open-cell', 'closed-cell'] as const

export type FoamPlace = (typeof foamPlaces)[number]
export type FoamKind = (typeof foams)[number]
