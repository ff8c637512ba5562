// What is drawn as nothing, or turns the direction of what follows: it could make a text read as something else.
const invisible =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]|\u034f|[\u17b4\u17b5]|[\u180b-\u180d\u180f]/gu

// No class of the two: at the end of a text, Node 26 finds nothing with it.
const beforeJoiner = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u
const afterJoiner = /^\p{Extended_Pictographic}/u
// Persian, Arabic and the scripts of India write with joiners.
const joinedLetter =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}]/u

/** Shows invisible and control characters as `[U+202E]`; line feeds stay, and so do the joiners that emoji and some scripts need. */
export function makeVisible(text: string): string {
  return text.replace(invisible, (character, offset: number) => {
    if (character === '\n') return character
    if (isNeededJoiner(character, text.slice(Math.max(0, offset - 2), offset), text.slice(offset + 1, offset + 3))) return character
    return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

/** On one line, for places that have only one. */
export function makeVisibleLine(text: string): string {
  return makeVisible(text).replace(/\s*\n\s*/g, ' ')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function isNeededJoiner(character: string, before: string, after: string): boolean {
  if (character === '\u200d' && beforeJoiner.test(before) && afterJoiner.test(after)) return true
  return (character === '\u200c' || character === '\u200d') && joinedLetter.test(before.slice(-1))
}
