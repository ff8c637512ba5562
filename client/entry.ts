/**
 * The first script of a page. Everything works before hydration, so nothing of it may compete with the first paint: the other scripts are
 * fetched once the page has loaded, and run in an idle moment. The first sign of a visitor brings both forward.
 */
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
let isFetched = false
let isStarted = false

/** All at once: each would otherwise be found only by running the one before. */
function fetchModules() {
  if (isFetched) return
  isFetched = true
  const list = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []
  for (let index = 0; index < list.length; index += 2) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: list[index], integrity: list[index + 1] })
    document.head.append(link)
  }
}

function start() {
  if (isStarted) return
  isStarted = true
  for (const sign of signs) removeEventListener(sign, start)
  fetchModules()
  void import('./hydrate.tsx').then(
    ({ hydrate }) => hydrate(),
    // The connection was lost on the way: the page stays as it is, and works.
    () => undefined,
  )
}

for (const sign of signs) addEventListener(sign, start, { passive: true })

function afterPaint() {
  fetchModules()
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 200)
}

/**
 * The browser tells of the first paint up to 100 ms before it is on a phone's screen. What is fetched earlier takes the line from the hero
 * picture: Lighthouse's home page was half a second later.
 */
const untilSeenMs = 400

function onLoad() {
  const wait = setTimeout(afterPaint, 3000)
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    clearTimeout(wait)
    setTimeout(afterPaint, untilSeenMs)
  }).observe({ type: 'paint', buffered: true })
}

if (document.readyState === 'complete') onLoad()
else addEventListener('load', onLoad, { once: true })
