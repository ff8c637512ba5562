/** What somebody typed into a form: with plain line breaks, composed letters and no control characters. */
export const typedText = (typed: string | undefined): string =>
  (typed ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
