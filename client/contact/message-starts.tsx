/** Buttons that start the form's message with a phrase. Clicking another one replaces the phrase and keeps the rest. */
export function MessageStarts({ starts }: { starts: readonly string[] }) {
  const begin = (start: string, { form }: HTMLButtonElement) => {
    const message = form?.elements.namedItem('comment')
    if (!(message instanceof HTMLTextAreaElement)) return
    const before = starts.find((other) => message.value.startsWith(`${other}: `))
    const rest = before ? message.value.slice(before.length + 2) : message.value
    message.value = `${start}: ${rest}`
    // Drafts are saved on `input` events.
    message.dispatchEvent(new Event('input', { bubbles: true }))
    message.focus()
  }
  return (
    <div className="message-starts needs-script">
      {starts.map((start) => (
        <button key={start} type="button" className="button button-outline" onClick={({ currentTarget }) => begin(start, currentTarget)}>
          {start}
        </button>
      ))}
    </div>
  )
}
