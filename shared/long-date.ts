/** An ISO date in the long form of American English, 'December 3, 2023', the same in every zone. */
export function longDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
