const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2023-12-03` → `December 3, 2023`, everywhere; text that is no date comes back as it stands. */
export function longDate(isoDate: string): string {
  const time = Date.parse(isoDate)
  return Number.isNaN(time) ? isoDate : longForm.format(time)
}
