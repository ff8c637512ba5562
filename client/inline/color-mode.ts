/**
 * Runs before the first paint, so that a stored color mode never flashes. The server renders `light`, the default;
 * the style sheet follows the system where the attribute says `system`.
 */
try {
  const mode = localStorage.getItem('color-mode')
  if (mode === 'dark' || mode === 'system') {
    document.documentElement.dataset.colorMode = mode
    if (mode === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches) {
      const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
      if (color?.dataset.dark) color.content = color.dataset.dark
    }
  }
} catch {
  // Storage is blocked: the default stays.
}
