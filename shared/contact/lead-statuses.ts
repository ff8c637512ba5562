/** In the order in which a request goes through them. */
export const leadStatuses = ['new', 'called', 'visit', 'quoted', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const filterNames = [...leadStatuses, 'spam'] as const
export type FilterName = (typeof filterNames)[number]
