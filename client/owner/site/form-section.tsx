import type { ReactNode } from 'react'
import type { Input } from '../../../shared/changes/field-inputs.ts'
import { useOwner } from '../owner-context.ts'
import { PictureThumbnail } from '../picture-thumbnail.tsx'
import { FieldInput } from './field-input.tsx'
import { Note } from './note.tsx'
import { RowText } from './row-list.tsx'
import type { FieldView, SectionView } from './site-view.ts'

/** `isFirst` is false for the folded sections after the first one with the same heading. */
export function Section({ heading, fold, isFirst, ...content }: SectionView & { isFirst: boolean }) {
  const title = heading && isFirst ? <h2>{heading}</h2> : undefined
  if (!fold) {
    return (
      <section className="form-section">
        {title}
        <SectionContent {...content} />
      </section>
    )
  }
  const isDraft = content.fields.some((view) => view.isDraft)
  return (
    <>
      {title && <div className="form-section">{title}</div>}
      <Fold {...fold} isDraft={isDraft}>
        <SectionContent {...content} title={fold.title} />
      </Fold>
    </>
  )
}

type FoldProps = NonNullable<SectionView['fold']> & { isDraft: boolean; children: ReactNode }

function Fold({ title, value, isOpen, isDraft, children }: FoldProps) {
  return (
    <details className="form-fold" open={isOpen}>
      <summary className="setting-link">
        <RowText title={title} text={value} tag={isDraft ? 'draft' : undefined} />
      </summary>
      <div className="form-fold-content">{children}</div>
    </details>
  )
}

/** A field with the same name as its fold does not repeat it visibly. */
function SectionContent({ text, pages = [], fields, title }: Omit<SectionView, 'heading' | 'fold'> & { title?: string }) {
  const { site } = useOwner().messages
  return (
    <>
      {text && <p className="field-hint">{text}</p>}
      <div className="form-rows">
        {fields.map((view) => (
          <FieldRow key={view.id} {...view} isTitled={view.input.label === title} />
        ))}
      </div>
      {pages.length > 0 && (
        <p className="form-pages">
          {site.saidOn}
          {pages.map(({ title, href }) => (
            <a key={href} className="quiet-link" href={href}>
              {title}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

function FieldRow({ isTitled = false, ...view }: FieldView & { isTitled?: boolean }) {
  const { id, input, language, isTranslation, error, isDraft, needsCheck, theirs, picture, note } = view
  const { site } = useOwner().messages
  const suffix = isTranslation && language ? site.inLanguage[language] : undefined
  const isNumber = input.kind === 'text' && input.type === 'number'
  const kinds = { 'site-row-translation': isTranslation, 'site-row-number': isNumber, 'site-row-draft': isDraft }
  const classes = ['site-row', ...Object.entries(kinds).flatMap(([name, is]) => (is ? [name] : []))].join(' ')
  return (
    <div className={classes}>
      {needsCheck && <p className="field-check">{site.checkOther}</p>}
      {theirs && (
        <fieldset className="their-text">
          <label className="check-label">
            <input type="radio" name={`keep|${input.name}`} value="theirs" /> {theirs.label}
          </label>
          {theirs.picture && <PictureThumbnail picture={theirs.picture} />}
          <p className="their-words" lang={language}>
            {theirs.text}
          </p>
          <label className="check-label">
            <input type="radio" name={`keep|${input.name}`} value="mine" defaultChecked /> {site.conflict.mine}
          </label>
        </fieldset>
      )}
      {isLong(input) ? (
        <Fold title={[input.label, suffix].join(' ')} value={firstText(input)} isOpen={Boolean(error)} isDraft={isDraft}>
          <FieldInput {...{ id, input, error, suffix, picture }} lang={language} isTitled />
        </Fold>
      ) : (
        <FieldInput {...{ id, input, error, suffix, picture, isTitled }} lang={language} />
      )}
      {note && <Note {...note} />}
    </div>
  )
}

/** A chapter of a page has dozens of inputs. */
const isLong = (input: Input) => inputsIn(input).length > 8

const firstText = (input: Input): string =>
  inputsIn(input).flatMap((one) => ('value' in one && one.value ? [String(one.value)] : []))[0] ?? ''

const inputsIn = (input: Input): Input[] => (input.kind === 'group' ? input.inputs.flatMap(inputsIn) : [input])
