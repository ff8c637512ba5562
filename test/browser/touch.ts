import type { Page } from 'playwright-core'

type Point = { x: number; y: number }

/** Swipes one finger between two points, with real touch input. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = 8
  await send('touchStart', [from])
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await send('touchEnd', [])
  await session.detach()
}
