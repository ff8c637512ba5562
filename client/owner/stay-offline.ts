/** Without a connection, a form stays on its page with all that is in it, photos too, instead of giving way to the browser's error page. */
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
