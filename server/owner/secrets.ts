import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, in characters that need no escaping in an address or a cookie. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits, padded with zeros. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The store keeps only hashes, so nobody can sign in with a copy of it. */
export const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex')
