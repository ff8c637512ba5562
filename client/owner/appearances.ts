export const appearances = ['light', 'dark', 'system'] as const
export type Appearance = (typeof appearances)[number]
