/** Goes, word for word, onto every page that names an R-value or a thickness of insulation (16 CFR 460.18). */
export const rValueStatement = 'The higher the R-value, the greater the insulating power. Ask your seller for the fact sheet on R-values.'
