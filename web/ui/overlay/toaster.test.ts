import { expect, test } from 'vitest'
import { createToastTimers } from '#web/lib/toast-timers.ts'
import { createToaster } from './toaster.ts'

/** A manual clock. */
function handClock() {
  let time = 0
  let next = 0
  const timers = new Map<number, { at: number; run: () => void }>()
  return {
    now: () => time,
    set(run: () => void, ms: number) {
      next += 1
      timers.set(next, { at: time + ms, run })
      return next
    },
    clear: (timer: unknown) => void timers.delete(timer as number),
    forward(ms: number) {
      time += ms
      for (const [id, timer] of [...timers].sort((a, b) => a[1].at - b[1].at)) {
        if (timer.at > time || !timers.delete(id)) continue
        timer.run()
      }
    },
  }
}

test('a toast closes after 4000 ms or its own duration', () => {
  const clock = handClock()
  const toaster = createToaster(createToastTimers(clock))
  toaster.show({ title: 'Saved' })
  toaster.show({ title: 'Undo?', duration: 10_000 })
  clock.forward(3999)
  expect(toaster.all().map((toast) => toast.title)).toEqual(['Saved', 'Undo?'])
  clock.forward(1)
  expect(toaster.all().map((toast) => toast.title)).toEqual(['Undo?'])
  clock.forward(6000)
  expect(toaster.all()).toEqual([])
})

test('the time of a fourth toast starts when it becomes visible', () => {
  const clock = handClock()
  const toaster = createToaster(createToastTimers(clock))
  for (const title of ['a', 'b', 'c', 'd']) toaster.show({ title })
  clock.forward(4000)
  expect(toaster.all().map((toast) => toast.title)).toEqual(['d'])
  clock.forward(3999)
  expect(toaster.all()).toHaveLength(1)
  clock.forward(1)
  expect(toaster.all()).toEqual([])
})

test('the time is paused while the viewport is held', () => {
  const clock = handClock()
  const timers = createToastTimers(clock)
  const toaster = createToaster(timers)
  toaster.show({ title: 'Saved' })
  clock.forward(3000)
  timers.hold()
  clock.forward(60_000)
  expect(toaster.all()).toHaveLength(1)
  timers.release()
  clock.forward(999)
  expect(toaster.all()).toHaveLength(1)
  clock.forward(1)
  expect(toaster.all()).toEqual([])
})

test('one toast or all toasts can be closed', () => {
  const toaster = createToaster(createToastTimers(handClock()))
  const first = toaster.show({ title: 'a' })
  toaster.show({ title: 'b' })
  toaster.dismiss(first)
  expect(toaster.all().map((toast) => toast.title)).toEqual(['b'])
  toaster.dismissAll()
  expect(toaster.all()).toEqual([])
})
