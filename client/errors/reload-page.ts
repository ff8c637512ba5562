/** Reloads the current address from the server. */
export function reloadPage(): void {
  const { href } = location
  // Replacing an address that has a fragment with itself would only scroll, so change the address first.
  history.replaceState(null, '', '?')
  location.replace(href)
}
