/**
 * Runs before the first paint, so that the page does not flash in the wrong color mode. The server renders `light`, the default;
 * with `system` the style sheet follows the system's setting.
 */
try {
  const mode = localStorage.getItem('color-mode')
  if (mode === 'dark' || mode === 'system') {
    document.documentElement.dataset.colorMode = mode
    if (mode === 'dark' || matchMedia('(prefers-color-scheme: dark)').matches) {
      for (const preload of document.querySelectorAll<HTMLLinkElement>('[data-dusk]')) preload.media = preload.dataset.dusk ?? ''
      const color = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
      if (color?.dataset.dark) color.content = color.dataset.dark
    }
  }
} catch {
  // Storage is blocked: keep the default.
}
