import type { Words } from 'contractor-website/content'

export const terms: Words['terms'] = {
  warranty: {
    label: 'Warranty',
    text: 'Two years on our work. If something we did fails, we come back and fix it at no charge.',
  },
  insurance: {
    label: 'Insurance',
    text: 'General liability, and workers’ comp for everybody on your property. Ask for the certificate.',
  },
  payment: {
    label: 'How to pay',
    text: 'By check, card or bank transfer, once you’ve walked the job with us.',
  },
}
