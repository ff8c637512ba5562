/** Half of a surrogate pair has no bytes in UTF-8: a page with it would differ from what the browser draws, and cannot be escaped in an address. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
