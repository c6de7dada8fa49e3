import { useEffect } from 'react'

const open: string[] = []

/** The names of the open dialogs in the order they were opened; the last one is on top. */
export const modalStack = {
  show: (name: string) => void open.push(name),
  /** Closes the top dialog, or the named one if it closes before those above it. */
  close: (name = open.at(-1)) => {
    const place = name === undefined ? -1 : open.lastIndexOf(name)
    if (place >= 0) open.splice(place, 1)
  },
  top: () => open.at(-1),
}

/** True while a dialog is open: ours are on the stack, native ones are queried from the document. */
export const isDialogOpen = (): boolean =>
  modalStack.top() !== undefined || document.querySelector('dialog[open]') !== null

/** Keeps a dialog on the stack for as long as it is open. */
export function useModal(name: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    modalStack.show(name)
    return () => modalStack.close(name)
  }, [name, isOpen])
}
