import type { QuestionGroups } from 'contractor-website/content'

/** Lead: EPA's Renovation, Repair and Painting rule, 40 CFR 745.80 to 745.92; the pamphlet is "The Lead-Safe Certified Guide to Renovate Right". */
export const tradeQuestions: QuestionGroups[string] = {
  name: 'About painting',
  items: {
    'lead-paint': {
      question: 'My house is from before 1978. What about lead?',
      answer:
        'Paint from before 1978 may contain lead. Federal rules require certified firms and lead-safe work when such paint is disturbed. We test or assume it’s there, close off the area, keep dust down and clean up with special vacuums. You’ll get the EPA’s pamphlet before we start.',
    },
    'how-many-coats': {
      question: 'How many coats do I need?',
      answer:
        'Two coats of finish on almost everything, over primer where the surface is bare, stained or glossy. A strong change of color can need a third, and we’ll put that in the quote. One coat looks fine for a year and then it shows.',
    },
    'which-paint': {
      question: 'Who chooses the paint?',
      answer:
        'You choose color and sheen, and we name the product in the quote, down to the line. We’ll put two samples on your wall before you decide. If you have a brand in mind, tell us and we’ll price that one.',
    },
    'compare-quotes': {
      question: 'Why are painters’ quotes so far apart?',
      answer:
        'Mostly because of prep and coats. Ask each painter what gets scraped, sanded, caulked and primed, how many coats go on, and which paint. Two quotes that say the same on these four are usually close.',
    },
  },
}
