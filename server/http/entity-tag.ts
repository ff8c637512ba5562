import { createHash } from 'node:crypto'

/** One ETag for all codings of a text. It is weak because their bytes differ. */
export const entityTag = (text: Uint8Array | string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
