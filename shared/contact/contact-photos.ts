/** The pictures that may go along with an inquiry, in a file field of this name. */
export const contactPhotos = { name: 'photos', maxCount: 6, maxMegabytes: 10, maxTotalMegabytes: 25 } as const

export const megabyte = 1024 * 1024
