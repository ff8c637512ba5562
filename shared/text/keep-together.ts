/**
 * Inserts no-break characters, so that short compounds (`closed-cell`, `6-foot`) and dimensions (`5 1/2" R-19`, `24" o.c.`, `8 inches`)
 * stay on one line.
 */
export const keepTogether = (text: string) =>
  text
    // A word joiner after the hyphen or the dash of a ZIP range, except in domain names, email addresses and paths.
    .replace(/\b([a-z]{1,6}-|\d+-(?=[a-z])|\d{5}–)(?=([a-z\d]{1,7}|[a-z]{1,4}-[a-z]{1,6})\b(?![-@/.]\w))/gi, '$1\u2060')
    // No-break spaces between a dimension and a short word, before a fraction or a value such as R-21 (not after a word and a comma), and
    // after UL and No.
    .replace(/(\d["']) (?=\S{1,6}( |$))|(\bUL|\bNo\.) (?=\d)| (?=\d\/\d)|([^,]|["'],) (?=[A-Z]-\u2060\d)/g, '$1$3$4\u00a0')
    // Between a number and its unit, AM or PM, before the `to` of a range (`10 to 15 years`), between month and day, in a range of ZIP
    // codes, and after the `to` of a price range.
    .replace(
      /(\d) (?=[AP]M\b|inch|f[eo][eo]t\b|year|days?\b|pulgada|pies?\b|año)|([\dM]) (?=(?:to|a) \d)|\b(per) (?=foot\b)/g,
      '$1$2$3\u00a0',
    )
    .replace(/([a-z]) (?=\d\d?, \d{4}\b)|(\d{5}\u00a0to) (?=\d{5}\b)|(\d (?:to|a)) (?=\$\d)/g, '$1$2$3\u00a0')
