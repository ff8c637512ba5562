/** Puts in the characters that keep short compounds (`closed-cell`) and dimensions (`5 1/2" R-19`, `24" o.c.`) on one line. */
export const keepTogether = (text: string) =>
  text
    // A word joiner after the hyphen, but not in addresses.
    .replace(/\b([a-z]{1,6}-)(?=[a-z\d]{1,6}\b(?![-@/.]\w))/gi, '$1\u2060')
    // No-break spaces between a measure and a short word, before fractions and designations, and in times of day.
    .replace(/(\d["']) (?=\S{1,6}( |$))|(\d) (?=[AP]M\b)| (?=\d\/\d|[A-Z]-\u2060\d)/g, '$1$3\u00a0')
