import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

export type Compress = (bytes: Buffer) => Promise<Buffer>

// Both run in Node's thread pool.

/** 1 to 3 ms per page. */
export const quickBrotli = (bytes: Buffer): Promise<Buffer> => compress(bytes, { params: parameters(bytes, 5) })

/** A tenth smaller. Takes 70 to 140 ms. */
export const bestBrotli = (bytes: Buffer): Promise<Buffer> => compress(bytes, { params: parameters(bytes, 11) })

function parameters(bytes: Buffer, quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    // Smaller blocks adapt to a page's parts: markup, JSON-LD and state.
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    // The window need not be larger than the page. With the default, compressing takes 40 MB.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.byteLength + 16)))),
  }
}
