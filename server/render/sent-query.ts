/** Whether a form was sent just now: `sent=1`, once. */
export function isSentQuery(query: string): boolean {
  if (!query.includes('sent')) return false
  const values = new URLSearchParams(query).getAll('sent')
  return values.length === 1 && values[0] === '1'
}
