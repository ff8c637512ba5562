/**
 * Goes, word for word, onto every page that names an R-value or a thickness of insulation (16 CFR 460.18).
 * The word joiner after the hyphens keeps an R-value on one line and is no part of the wording.
 */
export const rValueStatement =
  'The higher the R-\u2060value, the greater the insulating power. Ask your seller for the fact sheet on R-\u2060values.'
