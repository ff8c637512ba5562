/** Inserts no-break characters so that short compounds (`closed-cell`) and dimensions (`5 1/2" R-19`, `24" o.c.`) stay on one line. */
export const keepTogether = (text: string) =>
  text
    // A word joiner after the hyphen, except in domain names, email addresses and paths.
    .replace(/\b([a-z]{1,6}-)(?=[a-z\d]{1,6}\b(?![-@/.]\w))/gi, '$1\u2060')
    // No-break spaces between a dimension and a short word, before AM and PM, before a fraction, and before an R-value.
    .replace(/(\d["']) (?=\S{1,6}( |$))|(\d) (?=[AP]M\b)| (?=\d\/\d|[A-Z]-\u2060\d)/g, '$1$3\u00a0')
