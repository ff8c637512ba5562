/**
 * Replaces lone surrogates. They cannot be encoded in UTF-8, so the server's HTML would differ from what the browser renders, and
 * `encodeURIComponent` would throw.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
