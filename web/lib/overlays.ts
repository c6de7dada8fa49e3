import { createStore, useStore } from './store.ts'

/** A message over the whole app that has to be closed, with an address where more is said. */
export interface OverlayMessage {
  message: string
  link?: string
  linkText?: string
}

const messages = createStore<readonly OverlayMessage[]>([])

/** First come, first shown. */
export const messageQueue = {
  push: (message: OverlayMessage) => messages.set((all) => [...all, message]),
  /** Takes away the oldest, which is the one shown. */
  remove: () => messages.set((all) => all.slice(1)),
  all: messages.get,
}

export const useFirstMessage = (): OverlayMessage | undefined => useStore(messages)[0]

const modals = createStore<readonly string[]>([])

/** Names of open modals that are no routes; the last one shown is on top. */
export const modalStack = {
  show: (name: string) => modals.set((all) => [...all, name]),
  close: () => modals.set((all) => all.slice(0, -1)),
  top: () => modals.get().at(-1),
}

export const useTopModal = (): string | undefined => useStore(modals).at(-1)
