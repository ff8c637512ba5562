import type { ReactNode } from 'react'
import { questionWords } from '../../shared/estimate/questions.ts'
import type { SiteEstimate } from '../../shared/estimate/site-estimate.ts'
import { tradeOf } from '../../shared/trades/trades.ts'
import { FieldHead } from '../ui/field.tsx'
import { SvgMarkup } from '../ui/svg-markup.tsx'

/** What every question of the form needs. */
export type QuestionProps = { estimate: SiteEstimate; initial: string | undefined; error: string | undefined }

export const estimateFieldId = (name: string) => `estimate-${name}`

type QuestionFieldProps = Pick<QuestionProps, 'estimate' | 'error'> & { kind: 'count' | 'number'; name: string; children: ReactNode }

/** A question that one labeled control answers. */
export function QuestionField({ kind, estimate, name, error, children }: QuestionFieldProps) {
  const { label, hint } = questionWords(estimate, name)
  return (
    <div className={`field estimate-field estimate-field-${kind}`}>
      <FieldHead {...{ id: estimateFieldId(name), label, hint, error }} />
      {children}
    </div>
  )
}

/** The small drawing of an option, if it has one. */
export function OptionMark({ estimate: { table }, name, option }: { estimate: SiteEstimate; name: string; option: string }) {
  const drawing = tradeOf(table).mark?.(table, name, option)
  return drawing && <SvgMarkup drawing={drawing} />
}
