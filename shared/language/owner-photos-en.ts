/** Messages of the fields for photos. */
export const photoMessages = {
  smallHint: 'Place and camera are taken out.',
  plainHint: 'JPEG, at most 1 MB each. It’s shown as it is: if your phone notes where a photo was taken, that stays in it.',
  preparing: 'Making the photos small…',
  /** Followed by their number. */
  ready: 'Photos ready:',
  unreadable: 'This browser can’t read one of these photos. Choose a JPEG, or send it from your phone.',
  unusable: 'One of the photos couldn’t be used. Choose a JPEG of at most 1 MB.',
  backToFirst: 'Show the picture from before',
  shownOn: 'Shown on',
}
