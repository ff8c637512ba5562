/** Has the browser load the address that it is at already. */
export function loadAgain(): void {
  const { href } = location
  // To its own address with a fragment a page only scrolls: for a moment it is at another one.
  history.replaceState(null, '', '?')
  location.replace(href)
}
