import type { Words } from 'contractor-website/content'

const backyardFence = { label: 'How long it takes', text: 'Most backyard fences take two to four days.' }

export const terms: Words['terms'] = {
  license: {
    label: 'License',
    text: '{license}. You can check it at [cslb.ca.gov](https://www.cslb.ca.gov/).',
    proof: { strong: 'Licensed for fencing', text: '{license}' },
  },
  owner: {
    label: 'Who owns it',
    text: 'Miguel and Dana Ortega, who started the company here in 2004. One of them measures your yard and signs your quote.',
  },
  crew: {
    label: 'Who comes',
    text: 'One of our two crews of three, all on our payroll. They stay with your job from the first post to the last board.',
  },
  'after-a-storm': {
    label: 'After a storm',
    text: 'If your fence is down, we usually come look within two business days instead of a week, for free. If something loose has to be braced or taken down on that visit, we tell you the cost first. Storm repairs go to the front of the schedule: most start within two weeks after you sign.',
  },
  timeline: {
    label: 'How soon',
    text: 'We usually come out to measure within a week. Most jobs start two to four weeks after you sign. A permit or HOA approval can add time.',
  },
  'timeline-commercial': {
    label: 'How soon',
    text: 'We usually come out to measure within a week. Most jobs start two to four weeks after you sign. A permit can add time.',
  },
  'duration-residential': backyardFence,
  'duration-privacy': backyardFence,
  'duration-pool': { label: 'How long it takes', text: 'Most pool fences take two to four days.' },
  'duration-commercial': {
    label: 'How long it takes',
    text: 'One hundred feet of chain link takes about two days. Your quote gives the days for each stretch of a longer fence.',
  },
  'duration-decorative': {
    label: 'How long it takes',
    text: 'The iron takes two to four days. Pillars add a week or two, because their footings and mortar have to harden first.',
  },
  'duration-gate': {
    label: 'How long it takes',
    text: 'A walk gate or side gate takes two days: one for the posts, and one to hang the gate once the concrete has set.',
  },
  'duration-repair': {
    label: 'How long it takes',
    text: 'One section takes one or two days, depending on how soon the concrete sets.',
  },
  'duration-automated': {
    label: 'How long it takes',
    text: 'A driveway gate with an opener takes two to four days on site. Wiring with a permit gets inspected, so the final sign-off can come a few weeks after the first day.',
  },
  permit: {
    label: 'Permits and HOA',
    text: 'If your job needs a permit, we pull it. See the [fence rules for your town](/fence-rules-simi-valley/). If your HOA wants plans, we’ll draw them and answer its questions.',
  },
  warranty: {
    label: 'Warranty',
    text: 'Five years on our work, whether new or a repair: if a post leans or a gate sags because of how we built it, we fix it at no charge. Storm damage isn’t covered, and neither are boards that split or cup as they dry. If a material’s manufacturer gives a warranty, you get that too. Your quote says who stands behind openers and pillars.',
    proof: { strong: '5 years on our work', text: 'If we built it wrong, we fix it' },
  },
  'warranty-opener': {
    label: 'The opener',
    text: 'Its parts carry the manufacturer’s warranty. Your quote says who stands behind its installation. If it stops working, call us, and we’ll send whoever installed it.',
  },
  'warranty-pillars': {
    label: 'Pillars and walls',
    text: 'Licensed subcontractors build them. Your quote says who stands behind their work, and for how long.',
  },
  insurance: {
    label: 'Insurance',
    text: 'General liability of {prices.insuredFor}, and workers’ comp for all our employees. Ask, and our insurer will send you the certificate. If we break a sprinkler pipe while we dig, we fix it.',
    proof: { strong: '{prices.insuredFor} liability', text: 'and workers’ comp for our crews' },
  },
  payment: {
    label: 'How to pay',
    text: 'A down payment of 10% or {prices.downPayment}, whichever is less. That’s California’s limit for home improvement. The rest is due as the work gets done, in the payments your contract lists, by check, card or bank transfer. If you’d like to finance it, ask us for our lender’s terms.',
    proof: { strong: '10% or {prices.downPayment} down', text: 'whichever is less' },
  },
  cancel: {
    label: 'If you change your mind',
    text: 'In California, you can cancel a home improvement contract within three business days, or five if you’re 65 or older. For repairs after a declared disaster, you have seven. An email to the address on your contract is enough.',
  },
  spanish: {
    label: 'Hablamos español',
    text: 'We speak Spanish, and so does somebody on each crew. If we go over the job with you in Spanish, your contract is in Spanish, too.',
  },
  'payment-commercial': {
    label: 'How to pay',
    text: 'As the work gets done, by check, card or bank transfer.',
  },
}
