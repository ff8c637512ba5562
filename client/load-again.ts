/**
 * Has the browser load the address that it is at already: of a chunk that did not come it asks only once. The promise never settles, so
 * what is shown stays until the new document comes.
 */
export function loadAgain(): Promise<never> {
  const { href } = location
  // To its own address with a fragment a page only scrolls: for a moment it is at another one.
  history.replaceState(null, '', '?')
  location.replace(href)
  return new Promise(() => undefined)
}
