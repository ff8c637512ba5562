/** Messages of the fields for photos. */
export const photoMessages = {
  smallHint: 'The location and camera details are removed.',
  plainHint: 'JPEG, at most 1 MB each. It’s shown as it is: if your phone saved where the photo was taken, that stays in it.',
  preparing: 'Getting your photos ready…',
  /** Followed by their number. */
  ready: 'Photos ready:',
  unreadable: 'This browser can’t read one of these photos. Choose a JPEG, or send it from your phone.',
  unusable: 'One of the photos couldn’t be used. Choose a JPEG of at most 1 MB.',
  backToFirst: 'Go back to the original picture',
  shownOn: 'Shown on',
}
