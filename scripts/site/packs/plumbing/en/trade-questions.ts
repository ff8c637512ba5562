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
        'Yes. Send us the model number first and we’ll check that it fits. If you buy it, the manufacturer’s warranty is between you and the store, and we stand behind the installation. If we supply it, we stand behind both.',
    },
    'drain-chemicals': {
      question: 'Should I pour in a drain cleaner first?',
      answer:
        'Please don’t. It rarely clears a real clog, it can damage old pipes, and what stays in the pipe burns whoever opens it. Try a plunger, or a cheap plastic strip for hair. If you’ve already used some, tell us before we start.',
    },
    permit: {
      question: 'What needs a permit?',
      answer:
        'Water heaters, new lines, gas lines and sewer work do in most cities. A faucet, a toilet or a part doesn’t. We pull the permit, list its fee in your quote and meet the inspector.',
    },
  },
}
