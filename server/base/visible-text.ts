// Invisible characters, or ones that change text direction, which could make a text look like another.
const invisible =
  /(?!\n)[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]|\u034f|[\u17b4\u17b5]|[\u180b-\u180d\u180f]/gu

// Arabic, Persian and Indic scripts use joiners, and so do composed emoji. Any other joiner is invisible.
const strayJoiner =
  /(?<![\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Gujr}\p{sc=Guru}\p{sc=Sinh}])(?:\u200c|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic}))/gu

/** Shows invisible and control characters as `[U+202E]`, except line feeds and the joiners that emoji and some scripts need. */
export function makeVisible(text: string): string {
  return text.replace(invisible, showCode).replace(strayJoiner, showCode)
}

/** Makes control characters visible, except tabs and line ends, because a terminal may act on them. Leaves everything else unchanged. */
export function makeControlsVisible(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, showCode)
}

export function makeVisibleLine(text: string): string {
  return makeVisible(text).replace(/\s*\n\s*/g, ' ')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function showCode(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
}
