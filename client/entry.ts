/**
 * The first script of a page. The page works without hydration, so scripts must not compete with the first paint: the other scripts are
 * fetched after the page has loaded and run when the browser is idle. The visitor's first input starts both at once.
 */
const inputEvents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
let isFetched = false
let isStarted = false

const commands = 'commandForElement' in HTMLButtonElement.prototype ? '' : ',[commandfor]'
const popovers = 'popover' in HTMLElement.prototype ? '' : ',[popovertarget]'
/** Controls that do nothing before hydration. In older browsers that includes buttons for dialogs and popovers. */
const needsScript = `.needs-script,a[data-opens]${commands}${popovers}`
let storedControls: HTMLElement[] = []

const isLink = (control: HTMLElement) => control.matches('a')

/**
 * Stores a click made before hydration. File fields are left to the browser, because only a real click can open them. The listener is on
 * the window, so if the click itself makes React hydrate synchronously, React handles it first.
 */
function storeClick(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, input:not([type=file]), a') : null
  if (!control?.closest(needsScript)) return
  if (isLink(control)) {
    // Modified clicks open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // Only the last clicked picture opens.
    storedControls = storedControls.filter((other) => !isLink(other))
  }
  event.preventDefault()
  storedControls.push(control)
}

async function replayClicks() {
  removeEventListener('click', storeClick)
  for (const control of storedControls) {
    control.click()
    // Lets React render between clicks.
    await null
  }
}

/** Counts taps on the phone number for the owner. It is in this script because some visitors tap before hydration. */
function reportTap({ target }: Event) {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return
  if (target instanceof Element && target.closest('[href^=tel]')) navigator.sendBeacon('/api/taps')
}

/** Saves the contact form when the visitor leaves before hydration; `use-draft.ts` does so afterwards, and restores it. */
function saveDraft() {
  const form = document.querySelector<HTMLFormElement>('.contact-form')
  if (!form) return
  try {
    const draft = JSON.parse(sessionStorage['contact-draft'] ?? '{}')
    for (const [name, value] of new FormData(form)) if (value && typeof value === 'string' && name !== 'bot-field') draft[name] = value
    sessionStorage['contact-draft'] = JSON.stringify(draft)
  } catch {
    // Storage is blocked.
  }
}

addEventListener('click', reportTap)
addEventListener('click', storeClick)
addEventListener('pagehide', saveDraft)
// Dispatched by the layout after hydration.
addEventListener('page-alive', () => {
  removeEventListener('pagehide', saveDraft)
  void replayClicks()
})

/** Gives up on hydration: controls that need script are hidden, and stored clicks on links are followed. */
function stayPlain() {
  document.documentElement.dataset.plain = ''
  void replayClicks()
}

/** Whether plain-page.ts reloaded this page after a script error, so that it stays without script. */
function isPlainPage() {
  try {
    return sessionStorage.getItem(`plain ${location.pathname}`) !== null
  } catch {
    return false
  }
}

/** Preloads all modules at once; otherwise the browser would discover each one only after running its importer. */
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
  for (const name of inputEvents) removeEventListener(name, start)
  fetchModules()
  // Usually a lost connection.
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate()).catch(stayPlain)
}

/**
 * On phones the browser reports the first paint up to 100 ms before it is on the screen. Scripts fetched earlier compete with the hero
 * picture for bandwidth, which delayed the home page by half a second in Lighthouse.
 */
const afterPaintMs = 400

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
    setTimeout(afterPaint, afterPaintMs)
  }).observe({ type: 'paint', buffered: true })
}

if (isPlainPage()) stayPlain()
else {
  for (const name of inputEvents) addEventListener(name, start, { passive: true })
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}
