/** Removes what XML does not allow: control characters, lone surrogates and the two non-characters. */
export const xmlText = (text: string): string => text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')

/** Text as HTML inside a CDATA section: escaped, so that nothing in it ends the section or becomes an element. */
export const htmlText = (text: string): string => xmlText(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
