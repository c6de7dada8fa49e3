interface Clock {
  set: (run: () => void, ms: number) => unknown
  clear: (timer: unknown) => void
  now: () => number
}

const browserClock: Clock = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  now: () => performance.now(),
}

interface Countdown {
  onEnd: () => void
  remaining: number
  startedAt: number
  /** Undefined while the countdown is paused. */
  timer: unknown
}

/** Counts down how long each toast is shown. All countdowns pause on `hold` and resume with the remaining time on `release`. */
export function createToastTimers(clock: Clock = browserClock) {
  const countdowns = new Map<string, Countdown>()
  let isHeld = false

  function run(id: string, countdown: Countdown) {
    if (isHeld || !Number.isFinite(countdown.remaining)) return
    countdown.startedAt = clock.now()
    countdown.timer = clock.set(() => {
      countdowns.delete(id)
      countdown.onEnd()
    }, countdown.remaining)
  }

  function stop(id: string) {
    clock.clear(countdowns.get(id)?.timer)
    countdowns.delete(id)
  }

  return {
    /** Starts a countdown of `ms`, unless the toast already has one. */
    start: (id: string, ms: number, onEnd: () => void) => {
      if (countdowns.has(id)) return
      const countdown: Countdown = { onEnd, remaining: ms, startedAt: 0, timer: undefined }
      countdowns.set(id, countdown)
      run(id, countdown)
    },
    stop,
    /** Pauses all countdowns: the pointer or the focus is inside the viewport. */
    hold: () => {
      if (isHeld) return
      isHeld = true
      for (const countdown of countdowns.values()) {
        if (countdown.timer === undefined) continue
        clock.clear(countdown.timer)
        countdown.timer = undefined
        countdown.remaining = Math.max(0, countdown.remaining - (clock.now() - countdown.startedAt))
      }
    },
    release: () => {
      if (!isHeld) return
      isHeld = false
      for (const [id, countdown] of countdowns) run(id, countdown)
    },
  }
}

export type ToastTimers = ReturnType<typeof createToastTimers>

/** The timers of both layers of toasts, which share one viewport. */
export const toastTimers = createToastTimers()
