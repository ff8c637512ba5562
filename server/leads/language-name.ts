import { type Language, languages } from '../../shared/language/languages.ts'
import { makeVisibleLine } from '../base/visible-text.ts'

/** `es` → `Spanish`. The code comes from a lead, so it may be anything. */
export function languageName(code: string, language: Language): string {
  const isCode = /^[a-z]{2}$/.test(code)
  return (isCode && new Intl.DisplayNames([languages[language].tag], { type: 'language' }).of(code)) || makeVisibleLine(code)
}
