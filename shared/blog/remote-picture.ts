import { parseUrl } from '../text/parse-url.ts'

/** Attributes of an `img` whose file the content service keeps. */
export type RemotePicture = { src: string; srcSet?: string; width: number; height: number }

const widths = [400, 800, 1200, 1600]
const unknownSize = { width: 1200, height: 800 }

/** The picture in several widths, as WebP; the service makes them. Addresses of other hosts stay as they are, what is no web address is no picture. */
export function remotePicture(address: string, size = unknownSize): RemotePicture | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  const url = /^https?:\/\//i.test(absolute) ? parseUrl(absolute) : undefined
  if (!url) return undefined
  if (!url.hostname.endsWith('.ctfassets.net')) return { src: url.href, ...size }
  const offered = widths.filter((width, index) => index === 0 || width <= size.width)
  return { src: inWidth(url, 800), srcSet: offered.map((width) => `${inWidth(url, width)} ${width}w`).join(', '), ...size }
}

function inWidth(url: URL, width: number): string {
  const sized = new URL(url)
  sized.searchParams.set('w', String(width))
  sized.searchParams.set('fm', 'webp')
  sized.searchParams.set('q', '75')
  return sized.href
}
