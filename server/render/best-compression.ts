import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressInThreadPool = promisify(brotliCompress)

export type BestCompression = {
  /**
   * Brotli's best level, 41 ms for a page: on a thread of the pool, one at a time, so that three stay free for the disk. The bytes are
   * asked for when it is their turn; without any there is nothing to do.
   */
  compress(takeBytes: () => Buffer | undefined): Promise<Buffer | undefined>
}

export function createBestCompression(): BestCompression {
  let last: Promise<unknown> = Promise.resolve()
  return {
    compress(takeBytes) {
      const result = last.then(() => {
        const bytes = takeBytes()
        return bytes && compressInThreadPool(bytes, { params: bestParameters(bytes) })
      })
      last = result.catch(() => undefined)
      return result
    },
  }
}

const bestParameters = (bytes: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  // The window need not be larger than the page; the default costs 40 MB for the moment.
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.byteLength + 16)))),
})
