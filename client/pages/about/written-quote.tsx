import { keepTogether } from '../../../shared/text/keep-together.ts'
import { dollars as dollarText } from '../../../shared/text/number-text.ts'
import type { ContentOf } from '../../navigation/registered-screens.tsx'
import { Lines } from '../../ui/lines.tsx'
import { MeasuredDrawing } from '../../ui/measured-drawing.tsx'
import { SampleMark } from '../../ui/sample-mark.tsx'

type Quote = NonNullable<ContentOf<'about'>['about']['quote']>

/** The written quote as a sheet of paper. Its total is the sum of its lines. */
export function WrittenQuote({ quote: { heading, text, notes, sheets } }: { quote: Quote }) {
  const [sheet] = sheets
  if (!sheet) return null
  return (
    <section className="band">
      <div className="quote-columns container">
        <div>
          <h2>
            <Lines text={heading} />
          </h2>
          <p className="second quote-text">{keepTogether(text)}</p>
          <ul className="quote-notes">
            {notes.map(({ strong, text: note }) => (
              <li key={strong}>
                <strong>{keepTogether(strong)}</strong> {keepTogether(note)}
              </li>
            ))}
          </ul>
        </div>
        <Sheet sheet={sheet} />
      </div>
    </section>
  )
}

function Sheet({ sheet }: { sheet: Quote['sheets'][number] }) {
  const { title, facts, drawing, lines, included, total, terms, signatures, sample } = sheet
  const sum = lines.reduce((before, { dollars = 0 }) => before + dollars, 0)
  return (
    <article className="quote-sheet">
      <h3>
        {title} {sample && <SampleMark />}
      </h3>
      <ul className="quote-facts">
        {facts.map((fact) => (
          <li key={fact}>{keepTogether(fact)}</li>
        ))}
      </ul>
      <MeasuredDrawing name={drawing} className="quote-drawing" />
      <table className="quote-lines">
        <tbody>
          {lines.map(({ id, text, dollars }) => (
            <tr key={id}>
              <th scope="row">{keepTogether(text)}</th>
              <td>{dollars === undefined ? included : dollarText(dollars)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>{dollarText(sum)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="quote-terms">{keepTogether(terms)}</p>
      <p className="quote-signatures">
        {signatures.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
    </article>
  )
}
