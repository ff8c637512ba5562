/** In the order of a request's progress. */
export const statusNames = ['new', 'called', 'visit', 'quoted', 'won', 'lost'] as const
export type LeadStatusName = (typeof statusNames)[number]

export const filterNames = [...statusNames, 'spam'] as const
export type FilterName = (typeof filterNames)[number]
