import { useRef } from 'react'
import type { PriceContent } from '../../../shared/pages/price-content.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { DrawingViews } from '../../ui/drawing-views.tsx'
import { Lines } from '../../ui/lines.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { RangeText } from '../../ui/range-text.tsx'
import { usePoliteText } from '../../ui/use-polite-text.ts'
import { usePrice } from './use-price.ts'

type PriceBandProps = {
  price: PriceContent & { heading: string; note: string }
  estimate: { href: string; label: string }
  build: string
}

/** The estimate's drawing and range, with its first two questions. Without script the answers open the estimate page. */
export function PriceBand({ price, estimate, build }: PriceBandProps) {
  const section = useRef<HTMLElement>(null)
  const { form, shown, onInput } = usePrice(section, price, estimate.href, build)
  const announced = usePoliteText(`${shown.range}. ${shown.summary}`)
  return (
    <section ref={section} className="price" aria-labelledby="price-heading">
      <div className="price-head container">
        <h2 id="price-heading">
          <Lines text={price.heading} />
        </h2>
        <div className="price-answer">
          <p className="price-range">
            <RangeText text={shown.range} />
          </p>
          <p className="price-summary">
            <strong>{`${keepTogether(shown.summary)}.`}</strong> <span>{price.note}</span>
          </p>
          <p className="visually-hidden" role="status">
            {announced}
          </p>
        </div>
      </div>
      <DrawingViews views={shown.views} label={shown.label} />
      <div className="price-soil">
        <form ref={form} className="price-form container" action={estimate.href} onInput={onInput} noValidate>
          {price.choice && <Choice {...price.choice} />}
          {shown.quantity && <Quantity {...shown.quantity} />}
          <button type="submit" className="button button-accent button-main">
            {estimate.label}
          </button>
        </form>
      </div>
    </section>
  )
}

/** On phones, where the drawing shows less, a second slider takes the place of the first. */
function Quantity({ name, label, unit, value, to, toSmall }: NonNullable<PriceContent['quantity']>) {
  const slider = {
    type: 'range',
    className: 'estimate-slider needs-script',
    'aria-label': unit ? `${label}, ${unit}` : label,
    defaultValue: value,
  }
  return (
    <div className="price-quantity">
      <label className="field-label" htmlFor="price-quantity">
        {label}
      </label>
      <NumberInput id="price-quantity" name={name} label={label} unit={unit} defaultValue={value} />
      <span className="quantity-unit">{unit}</span>
      <input {...slider} max={to} />
      {toSmall && <input {...slider} max={toSmall} />}
    </div>
  )
}

function Choice({ name, label, value: chosen, options }: NonNullable<PriceContent['choice']>) {
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="price-options">
        {options.map(({ value, text, mark }) => (
          <label key={value} className="option-tile">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <MeasuredDrawing name={mark} decorative />
            <span>{keepTogether(text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
