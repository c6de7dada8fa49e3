// A finger on the screen, as the browser's input pipeline gets it: Playwright's own touchscreen only taps.
import type { Locator, Page } from '@playwright/test'

type Finger = {
  press: (item: Locator) => Promise<void>
  moveTo: (place: Locator) => Promise<void>
  release: () => Promise<void>
}

const STEPS = 6

export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  let at = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  async function centerOf(element: Locator) {
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    if (!box) throw new Error('The element has no place on the page.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    async press(item) {
      at = await centerOf(item)
      await touch('touchStart')
    },
    async moveTo(place) {
      const from = at
      const box = await place.boundingBox()
      if (!box) throw new Error('The place is not on the page.')
      const to = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 120) }
      for (let step = 1; step <= STEPS; step += 1) {
        at = { x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS }
        await touch('touchMove')
      }
    },
    release: async () => void (await touch('touchEnd')),
  }
}
