import type { Facts } from 'contractor-website/content'

/** Your own page on each site where customers rate you. A public site leaves out the samples. */
export const reviews = [{ name: 'Google', href: 'https://www.google.com/maps', sample: true }] as const satisfies Facts['reviews']
