import { useSyncExternalStore } from 'react'
import { type ToastTimers, toastTimers } from '#web/lib/toast-timers.ts'

export type ToastTone = 'neutral' | 'good' | 'bad'

export interface ToastContent {
  title: string
  description?: string
  tone?: ToastTone
  /** One action; the key for Undo repeats one that is Undo. */
  action?: { label: string; onAct: () => void; isUndo?: boolean }
  /** The display time in milliseconds; 4000 by default. */
  duration?: number
}

export interface Toast extends ToastContent {
  id: string
}

export const MAX_VISIBLE = 3
const DURATION_MS = 4000

/** The queue of the app's toasts; up to three are shown at the same time. */
export function createToaster(timers: ToastTimers = toastTimers) {
  let toasts: readonly Toast[] = []
  let count = 0
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const { id, duration = DURATION_MS } of toasts.slice(0, MAX_VISIBLE)) {
      timers.start(id, duration, () => dismiss(id))
    }
    for (const listener of listeners) listener()
  }

  function dismiss(id: string) {
    timers.stop(id)
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
      for (const { id } of toasts) timers.stop(id)
      change([])
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
