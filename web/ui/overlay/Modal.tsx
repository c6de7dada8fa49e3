import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useIsCookieQuestionOpen } from '#web/lib/cookie-question.ts'
import { useModal } from '#web/lib/modal-stack.ts'
import { useReturnTarget } from '#web/ui/focus/use-return-target.ts'
import { TOAST_REGION_ID } from './Toaster.tsx'

export interface ModalProps {
  /** The accessible name; `Title` of Chakra's dialog shows it, unless it is hidden. */
  title: string
  isTitleHidden?: boolean
  isOpen: boolean
  onClose: () => void
  /** `alertdialog` where an answer is needed: a press beside it then does not close it. */
  role?: 'dialog' | 'alertdialog'
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** What takes the focus when it opens; the first tab stop by default. */
  initialFocus?: () => HTMLElement | null
  /** Styles of the surface, where it is another one than a dialog's. */
  surface?: ComponentProps<typeof ChakraDialog.Content>
  children: ReactNode
}

/** Keeps the dialog open when something else takes the focus, such as a new heading: the focus is brought back. */
const stayOpen = (event: CustomEvent) => event.preventDefault()

/**
 * Closes the dialog only for a press on the ground behind it, not for one on what lies above it. While it is open nothing of the
 * page takes presses, so that the ground is the document itself.
 */
function closeFromGround(event: CustomEvent<{ target: EventTarget }>) {
  if (event.detail.target !== document.documentElement) event.preventDefault()
}

/**
 * The one modal layer under dialogs, the drawer and the command palette. It traps the focus, makes the page behind it inert and gives the
 * focus back. Escape and a press on the ground close it. It waits while the question about cookies is open.
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
      onFocusOutside={stayOpen}
      onPointerDownOutside={closeFromGround}
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
            {/* Toasts lie above the dialog: as something the dialog controls they take the focus and presses, and are read out. */}
            <span hidden aria-expanded="true" aria-controls={TOAST_REGION_ID} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
