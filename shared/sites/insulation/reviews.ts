import type { Facts } from 'contractor-website/content'

/** The business's own page on each review site. A public site leaves out samples. */
export const reviews = [{ name: 'Google', href: 'https://www.google.com/maps', sample: true }] as const satisfies Facts['reviews']
