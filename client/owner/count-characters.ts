/** Keeps the number of characters below a field up to date. */
export function countCharacters(): void {
  for (const count of document.querySelectorAll<HTMLElement>('[data-counts]')) {
    const field = document.getElementById(count.dataset.counts ?? '')
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const show = () => {
      count.textContent = String([...field.value.trim()].length)
    }
    field.addEventListener('input', show)
    show()
  }
}
