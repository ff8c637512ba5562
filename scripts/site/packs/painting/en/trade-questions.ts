import type { QuestionGroups } from 'contractor-website/content'

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
  },
}
