import { Photo } from './photo.tsx'

// From lg up a landscape picture fills a portrait frame, so it is loaded 1.5 times as wide as the frame is high.
const sizes = '(min-width: 1170px) 890px, (min-width: 992px) 75vw, calc(100vw - 40px)'

/** Photograph beside a page's introduction: portrait from lg up, landscape below. */
export function TallPhoto({ name }: { name: string }) {
  return <Photo name={name} className="tall-photo" priority sizes={sizes} />
}
