/** What somebody typed into a form: with plain line breaks, composed letters and no control characters. */
export const typedText = (typed: string | undefined): string =>
  (typed ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()

/** A typed number without its dollar sign and commas: '4100' for '$4,100'. */
export const typedDigits = (typed: string): string => typed.replace(/^\$\s*|,(?=\d{3}\b)/g, '')
