import { useEffect } from 'react'

const open: string[] = []

/** Names of the dialogs that are open, in the order they came; the last one is on top. */
export const modalStack = {
  show: (name: string) => void open.push(name),
  close: () => void open.pop(),
  top: () => open.at(-1),
}

/** Keeps a dialog on the stack for as long as it is open. */
export function useModal(name: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    modalStack.show(name)
    return modalStack.close
  }, [name, isOpen])
}
