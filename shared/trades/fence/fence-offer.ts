/** The options, as spelled in the query. */
export const fenceMaterials = ['cedar', 'vinyl', 'steel', 'chain-link', 'slat', 'ranch-rail'] as const
export const fenceHeights = [3.5, 4, 5, 6, 8] as const
export const grounds = ['level', 'slope', 'rock'] as const

export type FenceMaterial = (typeof fenceMaterials)[number]
