import { useMessages } from '../messages/messages-context.ts'

/** Beside what only looks like a fact. */
export function SampleMark() {
  return <span className="sample-mark">{useMessages().samples.mark}</span>
}
