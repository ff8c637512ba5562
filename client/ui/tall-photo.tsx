import { Photo } from './photo.tsx'

// From lg up a landscape picture fills an upright frame, so it is loaded half as wide again as the frame is high.
const sizes = '(min-width: 1170px) 890px, (min-width: 992px) 75vw, calc(100vw - 40px)'

/** The photograph beside a page's opening words: upright from lg up, landscape below. */
export function TallPhoto({ name }: { name: string }) {
  return <Photo name={name} className="tall-photo" priority sizes={sizes} />
}
