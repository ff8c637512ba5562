import type { Facts } from 'contractor-website/content'

export const reviews = [{ name: 'Google', href: 'https://www.google.com/maps', sample: true }] as const satisfies Facts['reviews']
