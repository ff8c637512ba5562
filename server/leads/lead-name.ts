/**
 * What changes about a lead is in its file's name, because a rename works on a full disk and a write does not:
 * `ID.json`, `ID.3.json` after three refusals, `ID.3.r+1f00ab12-77c0ffee.json` with one recipient reached and one that
 * refused it, and in `sending` the process that holds it: `ID.3.pMACHINE-PID-TOKEN.json`.
 */
export type LeadName = {
  id: string
  tries: number
  /** By `recipientMark`. Recipients that are not listed are still waiting. */
  recipients: RecipientMarks
  owner?: string
}

export type RecipientMarks = Readonly<Record<string, 'delivered' | 'refused'>>

const pattern =
  /^(?<id>[0-9a-f]{32})(?:\.(?<tries>[1-9]\d{0,5}))?(?:\.r(?<marks>(?:[+-][0-9a-f]{8})+))?(?:\.(?<owner>p[0-9a-z]*-\d+-[0-9a-f]+))?\.json$/

export function parseLeadName(name: string): LeadName | undefined {
  const groups = pattern.exec(name)?.groups
  if (!groups?.id) return undefined
  const recipients: Record<string, 'delivered' | 'refused'> = {}
  for (const [, sign, mark] of (groups.marks ?? '').matchAll(/([+-])([0-9a-f]{8})/g)) {
    if (mark) recipients[mark] = sign === '+' ? 'delivered' : 'refused'
  }
  return { id: groups.id, tries: Number(groups.tries ?? 0), recipients, ...(groups.owner ? { owner: groups.owner } : {}) }
}

export function formatLeadName({ id, tries, recipients, owner }: LeadName): string {
  const marks = Object.entries(recipients).map(([mark, fate]) => (fate === 'delivered' ? '+' : '-') + mark)
  return [id, tries > 0 ? String(tries) : '', marks.length > 0 ? `r${marks.join('')}` : '', owner ?? '', 'json'].filter(Boolean).join('.')
}
