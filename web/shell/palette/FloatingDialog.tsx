import { chakra } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { palette } from './palette-state.ts'

interface FloatingDialogProps {
  label: string
  children: ReactNode
}

/**
 * The browser's own modal dialog: it gives the focus to its first control and holds it, Escape and a click outside
 * close it, and the focus goes back.
 */
export function FloatingDialog({ label, children }: FloatingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before it is taken from the page: after that it has no focus to give back.
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element?.open) element?.showModal()
    element?.querySelector<HTMLElement>('input, button')?.focus()
    return () => {
      const isFocusInside = element?.contains(document.activeElement) ?? false
      element?.close()
      if (isFocusInside && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <chakra.dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        palette.close()
      }}
      onClose={(event) => {
        // When the parent unmounts the dialog, `close` fires late, possibly after another dialog has opened.
        if (event.currentTarget.isConnected) palette.close()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) palette.close()
      }}
      onKeyDown={(event) => {
        // The browser closes a dialog itself after a second close request; either way the state has to follow.
        if (event.key === 'Escape') palette.close()
      }}
      position="fixed"
      inset="0"
      m="auto"
      mt={{ base: '2', md: '12vh' }}
      p="0"
      border="0"
      width="calc(100% - 1rem)"
      maxWidth="40rem"
      maxHeight={{ base: 'calc(100dvh - 1rem)', md: '70vh' }}
      overflow="hidden"
      display="flex"
      flexDirection="column"
      color="fg.default"
      layerStyle="floating"
      css={{ '&::backdrop': { background: 'rgb(0 0 0 / 0.4)' } }}
    >
      {children}
    </chakra.dialog>
  )
}
