/**
 * Has the browser load the address that it is at already: of a chunk that did not come it asks only once. The promise never settles, so
 * what is shown stays until the new document comes.
 */
export function loadAgain(): Promise<never> {
  // At the fragment or the top, not where the page before was scrolled to.
  history.scrollRestoration = 'manual'
  location.reload()
  return new Promise(() => undefined)
}
