/** Puts in the characters that keep short compounds (`closed-cell`) and dimensions (`5 1/2" R-19`, `24" o.c.`) on one line. */
export const keepTogether = (text: string) =>
  text
    // A word joiner after the hyphen, but not in addresses.
    .replace(/\b([a-z]{1,6}-)(?=[a-z\d]{1,6}\b(?![-@/.]\w))/gi, '$1\u2060')
    // No-break spaces between a measure and a short word, and before fractions and designations.
    .replace(/(\d["']) (?=\S{1,6}( |$))| (?=\d\/\d|[A-Z]-\u2060\d)/g, '$1\u00a0')
