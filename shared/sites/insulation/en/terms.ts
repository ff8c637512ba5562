import type { Words } from 'contractor-website/content'

export const terms: Words['terms'] = {
  license: {
    label: 'License',
    text: '{license}. Colorado doesn’t license insulation contractors, but many cities do. If yours requires its own license, we’ll have it before we pull your permit.',
    proof: { strong: 'Licensed', text: '{license}' },
  },
  owner: {
    label: 'Who owns it',
    text: 'Karen and Joel Whitaker, who started the company in Westminster in 2011. One of them measures your house and signs your quote.',
  },
  crew: {
    label: 'Who comes',
    text: 'Our own crew of three, all on our payroll, sprays the foam. Every sprayer is certified, and you can ask to see the card. If part of the job needs another trade, we’ll tell you first.',
  },
  timeline: {
    label: 'How soon',
    text: 'We usually come out within a week and can spray two to three weeks after you sign, later if a permit takes longer. Most jobs take one to three days.',
  },
  'timeline-commercial': {
    label: 'How soon',
    text: 'We usually come out within a week and can spray two to three weeks after you sign, later if a permit takes longer. Your plan has the dates for each zone.',
  },
  permit: {
    label: 'Permits and HOA',
    text: 'If your job needs a permit of its own, we pull it and meet the inspector. See the [code in your city](/insulation-code-denver/). Work inside rarely needs HOA approval.',
  },
  warranty: {
    label: 'Warranty',
    text: 'Ten years on our work: if foam pulls away, shrinks or keeps smelling because of how we sprayed it, we redo it at no charge. The warranty stays with the building if you sell. The foam and a roof’s coating carry their manufacturers’ own warranties.',
    proof: { strong: '10 years on our work', text: 'Stays with the building' },
  },
  insurance: {
    label: 'Insurance',
    text: 'General liability of {prices.insuredFor}, with pollution coverage, and workers’ comp for everybody we send. Ask, and our insurer will send you the certificate.',
    proof: { strong: '{prices.insuredFor} liability', text: 'with pollution coverage' },
  },
  payment: {
    label: 'How to pay',
    text: 'Nothing before we spray. You pay by check, card or bank transfer once you’ve walked through the finished job with us. Financing is available through a lender, whose name and terms come with your quote.',
    proof: { strong: 'Nothing up front', text: 'Pay after you’ve walked through' },
  },
  cancel: {
    label: 'If you change your mind',
    text: 'If you sign at your home, federal law gives you three business days to cancel. Your contract comes with the form for it. For a roof on your home, Colorado law also gives you 72 hours, wherever you sign.',
  },
  'payment-commercial': {
    label: 'How to pay',
    text: 'Nothing before we spray. You pay by check, card or bank transfer once you’ve walked through the finished job with us.',
  },
}
