/**
 * Goes, word for word, onto every page that names an R-value or a thickness of insulation (16 CFR 460.18).
 * The word joiner after the hyphens keeps an R-value on one line and is no part of the wording.
 */
export const rValueStatement =
  'The higher the R-\u2060value, the greater the insulating power. Ask your seller for the fact sheet on R-\u2060values.'

/** Goes onto the pages that name an R-value for the attic or the walls of a house, because ours may be below the code's. */
export const energyCodeNote =
  'In the Denver area (climate zone 5), the 2021 energy code’s standard values are R-\u206060 for attics and R-\u206020+5 or R-\u206030 for walls. The +5 is a continuous R-\u20605 layer over the studs. If your job comes in lower, it has to meet the code another way, and we’ll work that out with your city.'
