import { createStore, useStore } from './store.ts'

/** A message over the whole app that has to be closed, with an optional link to more information. */
export interface OverlayMessage {
  message: string
  /** A path of the app, or an https address. */
  link?: string
  linkText?: string
}

const messages = createStore<readonly OverlayMessage[]>([])

/** Only paths of the app and https addresses: other links could impersonate the app. */
const SAFE_LINK = /^(\/(?![/\\])|https:\/\/)/

/** The messages in the order they are shown (first in, first out). */
export const messageQueue = {
  push: ({ link, ...message }: OverlayMessage) =>
    messages.set((all) => [...all, link && SAFE_LINK.test(link) ? { ...message, link } : message]),
  /** Removes the oldest message, which is the one shown. */
  remove: () => messages.set((all) => all.slice(1)),
  all: messages.get,
}

export const useFirstMessage = (): OverlayMessage | undefined => useStore(messages)[0]
