import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useIsCookieQuestionOpen } from '#web/lib/cookie-question.ts'
import { useModal } from '#web/lib/modal-stack.ts'
import { useReturnTarget } from '#web/ui/focus/use-return-target.ts'
import { TOAST_REGION_ID } from './Toaster.tsx'

export interface ModalProps {
  /** The accessible name, shown by the `Title` of Chakra's dialog unless hidden. */
  title: string
  isTitleHidden?: boolean
  isOpen: boolean
  onClose: () => void
  /** `alertdialog` if an answer is required, so that a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** Returns the element to focus on opening; the first tab stop by default. */
  initialFocus?: () => HTMLElement | null
  /** Styles of the surface, if they differ from those of a dialog. */
  surface?: ComponentProps<typeof ChakraDialog.Content>
  children: ReactNode
}

/** Keeps the dialog open when another element, such as a new heading, takes the focus, which then returns to the dialog. */
const preventClose = (event: CustomEvent) => event.preventDefault()

/**
 * Closes the dialog only on a click on its backdrop, not on elements above it. The page behind it is inert, so that the
 * target of such a click is the document itself.
 */
function closeOnBackdropOnly(event: CustomEvent<{ target: EventTarget }>) {
  if (event.detail.target !== document.documentElement) event.preventDefault()
}

/**
 * The modal base of dialogs, the drawer and the command palette. It traps the focus, makes the page behind it inert and
 * restores the focus. Escape and a click on the backdrop close it. It stays hidden while the cookie question is open.
 */
export function Modal({
  title,
  isTitleHidden = false,
  isOpen,
  onClose,
  role = 'dialog',
  size = 'md',
  initialFocus,
  surface,
  children,
}: ModalProps) {
  const isShown = !useIsCookieQuestionOpen() && isOpen
  const findReturnTarget = useReturnTarget(isShown)
  useModal(title, isShown)
  return (
    <ChakraDialog.Root
      open={isShown}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      onFocusOutside={preventClose}
      onPointerDownOutside={closeOnBackdropOnly}
      size={size}
      role={role}
      {...(isTitleHidden ? { 'aria-label': title } : {})}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
      finalFocusEl={findReturnTarget}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content {...surface}>
            {children}
            {/* Declares the toasts above the dialog as part of it, so that they can be focused, clicked and read out. */}
            <span hidden aria-expanded="true" aria-controls={TOAST_REGION_ID} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
