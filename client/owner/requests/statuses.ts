/** In the order in which a request goes through them. */
export const statusNames = ['new', 'called', 'visit', 'quoted', 'won', 'lost'] as const
export type LeadStatusName = (typeof statusNames)[number]

export const filterNames = [...statusNames, 'spam'] as const
export type FilterName = (typeof filterNames)[number]
