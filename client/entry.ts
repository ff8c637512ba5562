/**
 * The first script of a page. Everything works before hydration, so nothing of it may compete with the first paint: the other scripts are
 * fetched once the page has loaded, and run in an idle moment. The first sign of a visitor brings both forward.
 */
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
let isFetched = false
let isStarted = false

/** Controls that do nothing before hydration. Older browsers need script for dialogs and popovers as well. */
const needsScript = [
  '.needs-script',
  'a[data-opens]',
  'commandForElement' in HTMLButtonElement.prototype || '[commandfor]',
  'popover' in HTMLElement.prototype || '[popovertarget]',
]
  .filter((selector) => selector !== true)
  .join()
let pressed: HTMLElement[] = []

const isLink = (control: HTMLElement) => control.matches('a')

/** Keeps a press that comes too early. It bubbles up to here, so one that made React hydrate at once has been handled by then. */
function keepPress(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input, a') : null
  if (!control?.closest(needsScript)) return
  if (isLink(control)) {
    // For another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Only the last picture opens.
    pressed = pressed.filter((other) => !isLink(other))
  }
  event.preventDefault()
  pressed.push(control)
}

async function repeatPresses() {
  removeEventListener('click', keepPress)
  for (const control of pressed) {
    control.click()
    // React draws between two presses.
    await null
  }
}

/** For the owner's count of presses on the number; here, because the quickest callers press before hydration. */
function reportTap({ target }: Event) {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return
  if (target instanceof Element && target.closest('[href^=tel]')) navigator.sendBeacon('/api/taps')
}

addEventListener('click', reportTap)
addEventListener('click', keepPress)
// Sent by the layout once it is hydrated.
addEventListener('page-alive', repeatPresses, { once: true })

/** Without the other scripts the page works as it is; what needs them is hidden, and links lead where they say. */
function stayPlain() {
  document.documentElement.dataset.plain = ''
  void repeatPresses()
}

/** A fault in the browser has been here: see plain-page.ts. */
function isLeftPlain() {
  try {
    return sessionStorage.getItem(`plain ${location.pathname}`) !== null
  } catch {
    return false
  }
}

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
  // A lost connection, most likely.
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate()).catch(stayPlain)
}

/**
 * The browser tells of the first paint up to 100 ms before it is on a phone's screen. What is fetched earlier takes the line from the hero
 * picture: Lighthouse's home page was half a second later.
 */
const untilSeenMs = 400

function afterPaint() {
  fetchModules()
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 200)
}

function onLoad() {
  const wait = setTimeout(afterPaint, 3000)
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    clearTimeout(wait)
    setTimeout(afterPaint, untilSeenMs)
  }).observe({ type: 'paint', buffered: true })
}

if (isLeftPlain()) stayPlain()
else {
  for (const sign of signs) addEventListener(sign, start, { passive: true })
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}
