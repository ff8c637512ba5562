/** Inserts no-break characters so that short compounds (`closed-cell`) and dimensions (`5 1/2" R-19`, `24" o.c.`) stay on one line. */
export const keepTogether = (text: string) =>
  text
    // A word joiner after the hyphen, except in domain names, email addresses and paths.
    .replace(/\b([a-z]{1,6}-)(?=([a-z\d]{1,7}|[a-z]{1,4}-[a-z]{1,4})\b(?![-@/.]\w))/gi, '$1\u2060')
    // No-break spaces between a dimension and a short word, before AM and PM, before a fraction or an R-value, and after UL.
    .replace(/(\d["']) (?=\S{1,6}( |$))|(\d) (?=[AP]M\b)|(\bUL) (?=\d)| (?=\d\/\d|[A-Z]-\u2060\d)/g, '$1$3$4\u00a0')
    // In a range of hours.
    .replace(/([AP]M) (to|a) (?=\d)/g, '$1\u00a0$2\u00a0')
