/**
 * The first script of a page. The page works without hydration, so scripts must not compete with the first paint: the other scripts are
 * fetched after the page has loaded and run when the browser is idle. The visitor's first input starts both at once.
 */
const inputEvents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
let isFetched = false
let isStarted = false

const popovers = 'popover' in HTMLElement.prototype ? '' : ',[popovertarget]'
/** Controls that do nothing before hydration. In older browsers that includes buttons for popovers. */
const needsScript = `.needs-script,a[data-opens]${popovers}`
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
  // Some browsers and extensions remove `sendBeacon`.
  if (target instanceof Element && target.closest('[href^=tel]')) navigator.sendBeacon?.('/api/taps')
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Excludes hidden fields, the spam trap and photos. */
const fieldsOf = (form: Element) => [...form.querySelectorAll<Field>('.field [name]')]

/** Keeps what is typed into the contact form in this tab until it is sent, before and after hydration. */
function saveDraft({ target }: Event) {
  const form = target instanceof Element && target.closest('.contact-form')
  if (!form) return
  try {
    sessionStorage['contact-draft'] = JSON.stringify(fieldsOf(form).map(({ name, value }) => [name, value]))
  } catch {
    // Storage is blocked or full.
  }
}

/** Fills the form's empty fields, both in the server's HTML and after React has rendered the form. */
function restoreDraft() {
  try {
    // For `add-origin.ts`. In this function because every byte of this script counts.
    sessionStorage['visit-start'] ||= `${location.href} ${document.referrer}`
    const draft = new Map<string, string>(JSON.parse(sessionStorage['contact-draft']))
    for (const field of fieldsOf(document.body)) field.value ||= draft.get(field.name) ?? ''
  } catch {
    // There is no draft, or storage is blocked.
  }
}

const root = document.documentElement.dataset

addEventListener('click', reportTap)
addEventListener('click', storeClick)
addEventListener('input', saveDraft)
addEventListener('form-created', restoreDraft)
restoreDraft()
// Dispatched by the layout after hydration.
addEventListener('page-hydrated', () => {
  root.script = 'hydrated'
  void replayClicks()
})

/** Gives up on hydration: controls that need script are hidden, and stored clicks on links are followed, unless that would lose the page. */
function stayWithoutScript() {
  root.script = 'failed'
  if (!navigator.onLine) storedControls = []
  void replayClicks()
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
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate()).catch(stayWithoutScript)
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

const onLoad = () => requestAnimationFrame(() => setTimeout(afterPaint, afterPaintMs))

// `errors/load-without-script.ts` has reloaded this page after a script error.
if (window.name.includes(`without script ${location.pathname};`)) stayWithoutScript()
else {
  // Shows the controls that need script.
  root.script = 'loading'
  for (const name of inputEvents) addEventListener(name, start, { passive: true })
  // Fires after the load event, and when Back restores the page from memory. Leaving the page aborts its imports, which then neither
  // resolve nor reject.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) onLoad()
    else if (root.script === 'loading') location.reload()
  })
}
