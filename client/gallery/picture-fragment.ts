/** Where a picture of the gallery stands: the part of its address after `#`. */
export const pictureFragment = (name: string) => `picture-${name}`
