import type { QuestionGroups } from 'contractor-website/content'

export const tradeQuestions: QuestionGroups[string] = {
  name: 'About plumbing',
  items: {
    'shut-off-water': {
      question: 'How do I shut off the water?',
      answer:
        'Look for the main valve where the pipe enters the house, often in the basement, the garage or a box near the street. Turn a lever a quarter turn, or a wheel clockwise until it stops. For one toilet or sink, use the small valve beneath it. Then call us.',
    },
    'own-fixture': {
      question: 'Can I buy the fixture myself?',
      answer:
        'Yes. Send us the model number first and we’ll check that it fits. If you buy it, the maker’s warranty is between you and the store, and we stand behind the installation. If we supply it, we stand behind both.',
    },
  },
}
