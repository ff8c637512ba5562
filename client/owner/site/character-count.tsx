import { useOwner } from '../owner-context.ts'

/** '15 of 40'. The script updates it during typing. */
export function CharacterCount({ id, value, most }: { id: string; value: string; most: number }) {
  const { site } = useOwner().messages
  const [before, after] = site.charactersOf(most)
  return (
    <p className="field-count" id={`${id}-count`}>
      {before}
      <span data-counts={id}>{[...value].length}</span>
      {after}
    </p>
  )
}
