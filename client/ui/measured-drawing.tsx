import { useAssets } from '../contexts/site-context.ts'

type MeasuredDrawingProps = {
  /** Name of the drawing in the content set; nothing is rendered without one. */
  name: string | undefined
  className?: string
  /** Hides it from assistive technology because the text beside it says the same. */
  decorative?: boolean
  /** Ends the box at the ground line; anything deeper overflows below it. */
  stands?: boolean
}

/** A drawing from its sprite sheet, unscaled. If it has a version for phones, CSS swaps the two at lg. */
export function MeasuredDrawing({ name, className, decorative = false, stands = false }: MeasuredDrawingProps) {
  const { drawings } = useAssets()
  if (name === undefined) return null
  const drawing = drawings[name]
  if (!drawing) throw new Error(`No drawing '${name}' on this page`)
  const { sheet, phone, label } = drawing
  const render = (id: string, { width, height, ground }: { width: number; height: number; ground?: number }, extra: string) => {
    // `ground` is the middle of a 2 px line.
    const shown = stands && ground ? ground + 1 : height
    return (
      <svg
        className={['drawing', extra, stands && 'drawing-standing', className].filter(Boolean).join(' ')}
        width={width}
        height={shown}
        viewBox={`0 0 ${width} ${shown}`}
        {...(decorative || !label ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {/* The size defaults to the box's, which is too small if the box ends at the ground line. */}
        <use href={`${sheet}#${id}`} {...(shown === height ? {} : { width, height })} />
      </svg>
    )
  }
  if (!phone) return render(name, drawing, '')
  return (
    <>
      {render(name, drawing, 'drawing-large')}
      {render(`${name}-phone`, phone, 'drawing-small')}
    </>
  )
}
