import type { Block } from '../../shared/content/site-types.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { InlineText } from './inline-text.tsx'
import { MeasuredDrawing } from './measured-drawing.tsx'

type Items = Extract<Block, { kind: 'options' }>['items']

/** Things to choose from. Their drawings are aligned, so that sizes can be compared. */
export function Options({ items }: { items: Items }) {
  const areNamed = items.every(({ price, text, note }) => !price && !text && !note)
  return (
    <ul className={`options options-${items.length}${areNamed ? ' options-named' : ''}`}>
      {items.map(({ name, drawing, price, text, note, row }) => (
        <li className="option" key={name}>
          {drawing && (
            <div className="option-drawing">
              <MeasuredDrawing name={drawing} stands />
            </div>
          )}
          <h3 className="option-name">{row ? <a href={`#${row}`}>{keepTogether(name)}</a> : keepTogether(name)}</h3>
          {price && (
            <p className="option-price">
              <InlineText text={price} />
            </p>
          )}
          {[text, note].map(
            (line) =>
              line && (
                <p className="option-text" key={line}>
                  <InlineText text={line} />
                </p>
              ),
          )}
        </li>
      ))}
    </ul>
  )
}
