import { useAssets, useSite } from '../site-context.ts'

type MeasuredDrawingProps = {
  /** Name of the drawing in the content set. */
  name: string
  className?: string
  /** Hidden from assistive technology: the words beside it say the same. */
  decorative?: boolean
}

/** A drawing from the set's sheet, at the size it was drawn for; where it has a version for phones, CSS swaps the two at lg. */
export function MeasuredDrawing({ name, className, decorative = false }: MeasuredDrawingProps) {
  const { drawingSheet } = useSite()
  const drawing = useAssets().drawings[name]
  if (!drawing) throw new Error(`No drawing '${name}' on this page`)
  const { phone, label } = drawing
  const sheet = (id: string, size: { width: number; height: number }, extra: string) => (
    <svg
      className={['drawing', extra, className].filter(Boolean).join(' ')}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      {...(decorative || !label ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${drawingSheet}#${id}`} />
    </svg>
  )
  if (!phone) return sheet(name, drawing, '')
  return (
    <>
      {sheet(name, drawing, 'drawing-large')}
      {sheet(`${name}-phone`, phone, 'drawing-small')}
    </>
  )
}
