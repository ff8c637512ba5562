import Negotiator from 'negotiator'

export const codings = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof codings)[number]

/** The first available coding that the client accepts. */
export function chooseCoding(header: string | undefined, available: readonly Coding[] = codings): Coding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...codings])
  return available.find((coding) => accepted.includes(coding)) ?? 'identity'
}
