import { createStore, useStore } from './store.ts'

const isOpen = createStore(false)

/** True while the cookie question covers the page; other dialogs open when it is answered. */
export const openQuestion = { set: isOpen.set }

export const useIsQuestionOpen = (): boolean => useStore(isOpen)
