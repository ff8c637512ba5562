import { parseUrl } from '../text/parse-url.ts'

/** Attributes of an `img` for a picture on another host. */
type RemotePicture = { src: string; srcSet?: string; width: number; height: number }

const widths = [400, 800, 1200, 1600]
const unknownSize = { width: 1200, height: 800 }

/**
 * A picture of the content service gets a `srcset` of WebP files, which the service resizes. Addresses on other hosts do not change.
 * `undefined` if `address` is not a web address.
 */
export function remotePicture(address: string, size = unknownSize): RemotePicture | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  const url = /^https?:\/\//i.test(absolute) ? parseUrl(absolute) : undefined
  if (!url) return undefined
  if (!url.hostname.endsWith('.ctfassets.net')) return { src: url.href, ...size }
  const offered = widths.filter((width, index) => index === 0 || width <= size.width)
  return { src: resizedUrl(url, 800), srcSet: offered.map((width) => `${resizedUrl(url, width)} ${width}w`).join(', '), ...size }
}

function resizedUrl(url: URL, width: number): string {
  const sized = new URL(url)
  sized.searchParams.set('w', String(width))
  sized.searchParams.set('fm', 'webp')
  sized.searchParams.set('q', '75')
  return sized.href
}
