import { MeasuredDrawing } from '../ui/measured-drawing.tsx'

/** A drawing of the content set (`drawing:NAME`) or a picture. Decorative, because the person's name is beside it. */
export function Avatar({ url }: { url: string | undefined }) {
  if (url === undefined) return null
  const drawing = url.startsWith('drawing:') ? url.slice('drawing:'.length) : undefined
  if (drawing) {
    return (
      <div className="avatar">
        <MeasuredDrawing name={drawing} decorative />
      </div>
    )
  }
  return <img className="avatar" src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
}
