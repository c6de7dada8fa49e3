import { createStore, useStore } from './store.ts'

/** A message over the whole app that has to be closed, with an address where more is said. */
export interface OverlayMessage {
  message: string
  /** A path of the app, or an https address. */
  link?: string
  linkText?: string
}

const messages = createStore<readonly OverlayMessage[]>([])

/** Anything else could lead elsewhere under the app's name. */
const SAFE_LINK = /^(\/(?![/\\])|https:\/\/)/

/** First come, first shown. */
export const messageQueue = {
  push: ({ link, ...message }: OverlayMessage) =>
    messages.set((all) => [...all, link && SAFE_LINK.test(link) ? { ...message, link } : message]),
  /** Takes away the oldest, which is the one shown. */
  remove: () => messages.set((all) => all.slice(1)),
  all: messages.get,
}

export const useFirstMessage = (): OverlayMessage | undefined => useStore(messages)[0]
