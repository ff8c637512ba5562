import { optionText, questionWords } from '../../shared/estimate/estimate-text.ts'
import type { Question } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { keepTogether } from '../../shared/text/keep-together.ts'
import { fenceMark } from '../../shared/trades/fence/fence-mark.ts'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import { describedBy, estimateFieldId, FieldNotes, type FieldProps } from './field-notes.tsx'

type ChoiceProps = FieldProps & {
  question: Question & { kind: 'choice' }
  /** The options that the other answers allow. Undefined allows all of them. */
  allowed: readonly string[] | undefined
}

/** A group of radio buttons. */
export function ChoiceQuestion({ estimate, question: { name, options }, initial, error, allowed }: ChoiceProps) {
  const { label, hint } = questionWords(estimate.words, name)
  return (
    <fieldset className={`field estimate-field estimate-field-${name}`} {...describedBy(name, hint, error)}>
      <legend className="field-label">{label}</legend>
      <FieldNotes name={name} hint={hint} error={error} />
      <div className="estimate-options">
        {options.map((option, index) => (
          <label key={option} className="estimate-option" hidden={allowed && !allowed.includes(option)}>
            <input
              // The error summary links to the first option.
              id={index === 0 ? estimateFieldId(name) : undefined}
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === initial}
              disabled={allowed && !allowed.includes(option)}
            />
            <Mark estimate={estimate} name={name} option={option} />
            <span>{keepTogether(optionText(estimate, name, option))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The drawing of a material. */
function Mark({ estimate: { table }, name, option }: { estimate: SiteEstimate; name: string; option: string }) {
  const material = table.kind === 'fence' && name === 'material' ? table.materials.find(({ id }) => id === option) : undefined
  if (!material) return null
  return (
    <SvgMarkup
      className="drawing"
      width={62}
      height={44}
      viewBox="0 0 62 44"
      aria-hidden="true"
      markup={fenceMark(material.id, material.standardHeight)}
    />
  )
}
