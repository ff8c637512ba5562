import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { Coding } from './accept-encoding.ts'
import { brotliParameters } from './brotli-parameters.ts'
import { contentHash } from './entity-tag.ts'

/**
 * The same bytes in each coding. Brotli and gzip are kept. Identity would be three quarters of the memory and is almost never asked for: it
 * is made from a kept form, and made once for all who wait for it at the same time, or a thousand that ask for it and do not read would
 * hold a hundred megabytes. A lean body has gzip only from the first time that somebody asks for it.
 */
export type EncodedBody = {
  get(coding: Coding): Buffer
  tag(coding: Coding): string
  /** Puts in the best Brotli in place of the quick one. */
  improve(brotli: Buffer): void
  /** Kept in memory. */
  readonly byteLength: number
}

export function encodeBody(bytes: Buffer, { isLean = false, isFinal = false } = {}): EncodedBody {
  const hash = contentHash(bytes)
  let brotli = compact(quickBrotli(bytes))
  let isBest = isFinal
  let gzip = isLean ? undefined : compact(gzipSync(bytes))
  let identity: WeakRef<Buffer> | undefined
  const makeIdentity = () => {
    const made = gzip ? gunzipSync(gzip) : brotliDecompressSync(brotli)
    identity = new WeakRef(made)
    return made
  }
  return {
    get(coding) {
      if (coding === 'br') return brotli
      if (coding === 'gzip') {
        gzip ??= compact(gzipSync(brotliDecompressSync(brotli)))
        return gzip
      }
      return identity?.deref() ?? makeIdentity()
    },
    tag(coding) {
      if (coding === 'identity') return `"${hash}"`
      // Weak while the quick bytes are about to be replaced: the best ones differ, what they say does not.
      return coding === 'br' && !isBest ? `W/"${hash}-br"` : `"${hash}-${coding}"`
    },
    improve(best) {
      brotli = compact(best)
      isBest = true
    },
    get byteLength() {
      return brotli.byteLength + (gzip?.byteLength ?? 0)
    },
  }
}

/** In memory of its own size: the compressor leaves a view of a block of 16 kB, which would be kept as a whole. */
function compact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

/** Fast rather than small: for bytes that are sent once. */
export function compress(bytes: Buffer, coding: Coding): Buffer {
  if (coding === 'identity') return bytes
  return coding === 'br' ? quickBrotli(bytes) : gzipSync(bytes)
}

const quickBrotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: brotliParameters(bytes, 4) })
