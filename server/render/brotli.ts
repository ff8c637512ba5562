import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** 1 to 2 ms per page: short enough to block the event loop. */
export const quickBrotli = (bytes: Buffer): Buffer => brotliCompressSync(bytes, { params: parameters(bytes, 5) })

/** A tenth smaller, and 70 to 140 ms in another thread. */
export const bestBrotli = (bytes: Buffer): Promise<Buffer> => compress(bytes, { params: parameters(bytes, 11) })

function parameters(bytes: Buffer, quality: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    // The window need not be larger than the page; the default takes 40 MB while it compresses.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.byteLength + 16)))),
  }
}
