/** URL fragment, without `#`, of a picture in the gallery. */
export const pictureFragment = (name: string) => `picture-${name}`
