/** Must appear word for word on every page that states an R-value or a thickness of insulation (16 CFR 460.18). */
export const rValueStatement = 'The higher the R-value, the greater the insulating power. Ask your seller for the fact sheet on R-values.'

/** Follows the statement where we make an offer. */
export const factSheetOffer = 'We’ll email you ours, or bring it to the first visit.'

/** Follows a note, unless `energyCodeLink` does, because the page it links to says the same. */
export const quoteSays = 'You’ll know what your city requires before you sign.'

/** This note or one of the next three must appear on pages that state an R-value for an attic or the walls of a house, because most of our values are below the code’s standard ones (`own-pages/insulation-code-denver.ts`). */
export const energyCodeNote =
  'The 2015 to 2021 codes ask for R-20 or R-30 in new walls here, and R-49 or R-60 in new attics. Existing ones may need less.'

/** About any part of a house: in the estimate and on the pages of jobs. */
export const anyCodeNote = 'For a new wall or attic, your city’s code sets a minimum R-value. An existing one may need less.'

/** On pages about walls only. */
export const wallCodeNote = 'New walls here usually need more than R-18 or R-19. Existing walls may need less.'

/** On pages about attics only. */
export const atticCodeNote =
  'Codes here ask for R-49 or R-60 in a new attic, or R-38 or R-49 if the insulation keeps its full depth over the outside walls. An existing attic may need less.'

/** Follows the note in texts that may contain links. */
export const energyCodeLink = 'Here’s [the code, city by city](/insulation-code-denver/).'

/** The same for the walls of a crawl space. */
export const crawlSpaceCodeNote =
  'R-15 in a continuous layer is what the 2015 to 2021 energy codes ask for on crawl space walls in the Denver area. Your city’s code may differ.'
