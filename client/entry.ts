/**
 * The first script of a page. Everything works before hydration, so it waits for an idle moment or the first sign of a visitor,
 * whichever comes first, and never competes with the first paint.
 */
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  for (const sign of signs) removeEventListener(sign, start)
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate())
}

for (const sign of signs) addEventListener(sign, start, { passive: true })

// Safari has no requestIdleCallback.
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 4000 }) : setTimeout(start, 200))
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })
