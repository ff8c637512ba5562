import { createHash } from 'node:crypto'

/** One tag for a text in every coding; weak, since the codings differ in their bytes. */
export const entityTag = (text: Uint8Array | string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
