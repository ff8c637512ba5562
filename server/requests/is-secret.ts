import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares in constant time, for texts of any length. */
export const isSecret = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))

const digest = (text: string) => createHash('sha256').update(text).digest()
