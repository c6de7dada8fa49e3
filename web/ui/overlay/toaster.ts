import { useSyncExternalStore } from 'react'

export type ToastTone = 'neutral' | 'good' | 'bad'

export interface ToastContent {
  title: string
  description?: string
  tone?: ToastTone
  /** One action, such as Undo. */
  action?: { label: string; onAct: () => void }
  /** Milliseconds it stays; 4000 by default. */
  duration?: number
}

export interface Toast extends ToastContent {
  id: string
}

export const MAX_VISIBLE = 3
const DURATION_MS = 4000

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

interface Running {
  timer?: unknown
  startedAt: number
  remaining: number
}

/** The queue behind the toasts: three are visible, the others wait; timers pause while the viewport is hovered or focused. */
export function createToaster(clock: Clock = browserClock) {
  let toasts: readonly Toast[] = []
  let count = 0
  let isHeld = false
  const running = new Map<string, Running>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const toast of toasts.slice(0, MAX_VISIBLE)) run(toast)
    for (const listener of listeners) listener()
  }

  function run(toast: Toast) {
    const state = running.get(toast.id) ?? { startedAt: 0, remaining: toast.duration ?? DURATION_MS }
    running.set(toast.id, state)
    if (isHeld || state.timer !== undefined || !Number.isFinite(state.remaining)) return
    state.startedAt = clock.now()
    state.timer = clock.set(() => dismiss(toast.id), state.remaining)
  }

  function dismiss(id: string) {
    clock.clear(running.get(id)?.timer)
    running.delete(id)
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
  }

  return {
    show: (content: ToastContent): string => {
      count += 1
      const id = `toast-${count}`
      change([...toasts, { ...content, id }])
      return id
    },
    dismiss,
    dismissAll: () => {
      for (const { id } of toasts) {
        clock.clear(running.get(id)?.timer)
        running.delete(id)
      }
      change([])
    },
    /** Pointer or focus is inside the viewport. */
    hold: () => {
      if (isHeld) return
      isHeld = true
      for (const state of running.values()) {
        if (state.timer === undefined) continue
        clock.clear(state.timer)
        state.timer = undefined
        state.remaining = Math.max(0, state.remaining - (clock.now() - state.startedAt))
      }
    },
    release: () => {
      if (!isHeld) return
      isHeld = false
      change(toasts)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    all: () => toasts,
  }
}

export const toaster = createToaster()

export const useToasts = (): readonly Toast[] => useSyncExternalStore(toaster.subscribe, toaster.all)
