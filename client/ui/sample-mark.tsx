import { useMessages } from '../contexts/messages-context.ts'

/** Marks sample content that must be replaced by real facts. */
export function SampleMark({ children }: { children?: string }) {
  const { samples } = useMessages()
  return <span className="sample-mark">{children ?? samples.mark}</span>
}
