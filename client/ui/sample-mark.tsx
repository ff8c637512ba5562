import { useMessages } from '../contexts/messages-context.ts'

/** Marks sample content that must be replaced by real facts. */
export function SampleMark() {
  return <span className="sample-mark">{useMessages().samples.mark}</span>
}
