/** Must appear word for word on every page that states an R-value or a thickness of insulation (16 CFR 460.18). */
export const rValueStatement = 'The higher the R-value, the greater the insulating power. Ask your seller for the fact sheet on R-values.'

/** Must appear on pages that state an R-value for an attic or the walls of a house, because our values may be below those of the code. */
export const energyCodeNote =
  'New walls and additions have to meet your city’s energy code. In the Denver area (climate zone 5), the 2021 code’s standard values are R-60 for attics and R-20+5 (a continuous R-5 layer over the studs) or R-30 for walls. Newer codes differ. In an existing wall, filling the open cavity is usually enough. Your quote will say what your city requires.'

/** The same for the walls of a crawl space. */
export const crawlSpaceCodeNote =
  'In the Denver area (climate zone 5), the 2021 energy code’s standard value for crawl space walls is R-15 continuous. Closed-cell foam 2\u00a01/2" thick is R-15, so it meets that. Your city’s code sets the R-value for walls, rim joists and crawl spaces.'
