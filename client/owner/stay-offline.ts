/**
 * While offline, submitting a form keeps the page and everything in the form, including photos. Otherwise the browser would show its error
 * page.
 */
export function stayOffline(): void {
  const message = document.getElementById('offline')
  if (!message) return
  addEventListener('submit', (event) => {
    if (navigator.onLine) return
    event.preventDefault()
    message.hidden = false
    message.scrollIntoView({ block: 'center' })
  })
  addEventListener('online', () => {
    message.hidden = true
  })
}
