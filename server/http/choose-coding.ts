import Negotiator from 'negotiator'

export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** Browsers send 40 characters. Reading the 15 kB that a header may have takes longer than sending a page. */
const maxReadLength = 500

export function chooseCoding(header: string | undefined, available: readonly Coding[] = codings): Coding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header?.slice(0, maxReadLength) } }).encodings([...codings])
  return available.find((coding) => accepted.includes(coding)) ?? 'identity'
}
