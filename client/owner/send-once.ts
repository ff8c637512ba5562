/** Later than this, somebody may want to send the form again, for example after stopping the first try. */
const doublePressMs = 5_000

/** Sends one form of a page at a time. The server would refuse a second press as a conflict with the first, or save a new entry twice. */
export function sendOnce(): void {
  let sentMs = Number.NEGATIVE_INFINITY
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (event.timeStamp - sentMs < doublePressMs) event.preventDefault()
    else sentMs = event.timeStamp
  })
  // Back may bring the page from memory.
  addEventListener('pageshow', () => {
    sentMs = Number.NEGATIVE_INFINITY
  })
}
