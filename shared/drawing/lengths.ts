const EIGHTHS = ['', ' 1/8', ' 1/4', ' 3/8', ' 1/2', ' 5/8', ' 3/4', ' 7/8']

/** Feet and inches as builders write them, to an eighth of an inch: 72 is `6'-0"`, 43.5 is `3'-7 1/2"`. */
export function feetAndInches(inches: number): string {
  const eighths = Math.round(inches * 8)
  const feet = Math.floor(eighths / 96)
  const rest = eighths - feet * 96
  // A fraction of an inch gets a leading zero: `4'-0 1/2"`.
  return `${feet}'-${rest > 0 && rest < 8 ? '0 ' : ''}${wholeAndEighths(rest)}"`
}

/** Inches only: 4 is `4"`, 4.625 is `4 5/8"`. */
export function inchesOnly(inches: number): string {
  return `${inchesInWords(inches)}"`
}

/** For sentences, where a word for the unit follows: 4.625 is `4 5/8`. */
export function inchesInWords(inches: number): string {
  return wholeAndEighths(Math.round(inches * 8))
}

function wholeAndEighths(eighths: number): string {
  const whole = Math.floor(eighths / 8)
  const fraction = EIGHTHS[eighths % 8] ?? ''
  return whole === 0 && fraction !== '' ? fraction.trim() : `${whole}${fraction}`
}
