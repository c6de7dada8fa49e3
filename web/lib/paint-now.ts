import { defaultScheduler, notifyManager } from '@tanstack/react-query'

/**
 * Changes entries of the cache, which their screens render together and before the next frame. Usually the cache tells its screens
 * after a timer, so that the browser paints a frame of the old state in between: most of what a person waits for after a drop.
 */
export function paintNow(change: () => void): void {
  notifyManager.setScheduler(queueMicrotask)
  try {
    notifyManager.batch(change)
  } finally {
    notifyManager.setScheduler(defaultScheduler)
  }
}
