/** Name of the file field for photos, and its limits. */
export const contactPhotos = { name: 'photos', maxCount: 6, maxMegabytes: 10, maxTotalMegabytes: 25 } as const

export const megabyte = 1024 * 1024
