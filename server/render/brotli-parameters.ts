import { constants } from 'node:zlib'

/** For a text of a page's size. */
export function brotliParameters(bytes: Uint8Array, quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    // The window need not be larger than the page; the default costs 40 MB for the moment.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.byteLength + 16)))),
  }
}
