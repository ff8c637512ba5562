/** Ids of the chapters of a service page, in their order. */
export const chapterIds = ['choose', 'build', 'pay', 'trust'] as const
export type ChapterId = (typeof chapterIds)[number]
