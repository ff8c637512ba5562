export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]

/** Before signing in, and until another one is chosen. */
export const defaultAppearance = 'system' satisfies Appearance
