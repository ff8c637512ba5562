import { useAssets } from '../site-context.ts'

type MeasuredDrawingProps = {
  /** Name of the drawing in the content set; a set may do without. */
  name: string | undefined
  className?: string
  /** Hidden from assistive technology: the words beside it say the same. */
  decorative?: boolean
  /** Stands on a line of the page: the box ends with the ground line, what goes deeper hangs below it. */
  stands?: boolean
}

/** A drawing from its sheet, at the size it was drawn for; where it has a version for phones, CSS swaps the two at lg. */
export function MeasuredDrawing({ name, className, decorative = false, stands = false }: MeasuredDrawingProps) {
  const { drawings } = useAssets()
  if (name === undefined) return null
  const drawing = drawings[name]
  if (!drawing) throw new Error(`No drawing '${name}' on this page`)
  const { sheet, phone, label } = drawing
  const render = (id: string, { width, height, ground }: { width: number; height: number; ground?: number }, extra: string) => {
    // `ground` is the middle of a line of 2 px.
    const shown = stands && ground ? ground + 1 : height
    return (
      <svg
        className={['drawing', extra, stands && 'drawing-standing', className].filter(Boolean).join(' ')}
        width={width}
        height={shown}
        viewBox={`0 0 ${width} ${shown}`}
        {...(decorative || !label ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {/* Its size is the box's own, unless the box ends with the ground line. */}
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
