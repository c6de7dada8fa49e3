import { createStore, useStore } from './store.ts'

const isOpen = createStore(false)

/** True while the cookie question covers the page; other dialogs open when it is answered. */
export const cookieQuestion = { set: isOpen.set }

export const useIsCookieQuestionOpen = (): boolean => useStore(isOpen)
