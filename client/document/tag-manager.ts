import '../main-chunk.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Loads a container as Google's snippet does (developers.google.com/tag-platform/tag-manager/web), without an inline script. */
export function loadTagManager(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  Object.assign(script, { async: true, src: `https://www.googletagmanager.com/gtm.js?id=${id}` })
  document.head.append(script)
}
