import { Button, Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from '#web/lib/modal-stack.ts'
import { focusPageIfLost } from '#web/ui/focus/focus-page.ts'

export interface DialogProps {
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot; a form inside the dialog brings its own. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  isOpen: boolean
  onClose: () => void
  /** `alertdialog` where an answer is needed: a press beside it then does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** Runs when the closing movement is over. */
  onClosed?: () => void
}

const FIELDS =
  'input:not([type=hidden], [hidden], :disabled), select:not(:disabled), textarea:not(:disabled), [role=combobox]'

/** The first field, of choices the one that is chosen; `null` where nothing is filled in. */
function firstField(body: Element | null): HTMLElement | null {
  const fields = [...(body?.querySelectorAll<HTMLElement>(FIELDS) ?? [])]
  return fields.find((field) => !field.matches('[type=radio]:not(:checked)')) ?? fields[0] ?? null
}

/** A field that comes late, with code of its own, gets the focus that waits at the close button. */
function focusLateField(body: HTMLElement | null) {
  if (!body || firstField(body)) return undefined
  const observer = new MutationObserver(() => {
    const field = firstField(body)
    if (!field) return
    observer.disconnect()
    if (document.activeElement?.matches('[data-part=close-trigger], [data-part=content]')) field.focus()
  })
  observer.observe(body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** A focus change to a new heading or a toast does not close the dialog: the focus is returned to it. */
const stayOpen = (event: CustomEvent) => event.preventDefault()

/**
 * Only a press on the ground behind it is meant for the dialog, not one on what lies above it, as toasts do. While it is
 * open nothing of the page takes presses, so that the ground is the document itself.
 */
function closeFromGround(event: CustomEvent<{ target: EventTarget }>) {
  if (event.detail.target !== document.documentElement) event.preventDefault()
}

/**
 * Escape, the close button and a press on the ground behind it close it, and nothing else does; focus goes back to where it came from. It begins at the first
 * field, or without one at the first button of the foot, which changes nothing.
 */
export function DialogBox({
  title,
  description,
  children,
  footer,
  size = 'md',
  isOpen,
  onClose,
  role = 'dialog',
  onClosed,
}: DialogProps) {
  const { t } = useTranslation('common')
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  useEffect(() => focusLateField(body), [body])
  const foot = useRef<HTMLDivElement>(null)
  useModal(title, isOpen)
  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      onExitComplete={() => {
        // The focus trap is removed one frame later.
        requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost))
        onClosed?.()
      }}
      onFocusOutside={stayOpen}
      onPointerDownOutside={closeFromGround}
      size={size}
      role={role}
      initialFocusEl={() => firstField(body) ?? foot.current?.querySelector('button') ?? null}
      scrollBehavior="inside"
      placement={{ base: 'bottom', md: 'top' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            mx={{ base: '2', md: 'auto' }}
            my={{ base: '2', md: '16' }}
            maxHeight={{ base: 'calc(100dvh - 1rem)', md: 'calc(100dvh - 8rem)' }}
          >
            <ChakraDialog.Header flexDirection="column" gap="1">
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {description ? <ChakraDialog.Description>{description}</ChakraDialog.Description> : null}
            </ChakraDialog.Header>
            <ChakraDialog.Body ref={setBody}>{children}</ChakraDialog.Body>
            {footer ? <ChakraDialog.Footer ref={foot}>{footer}</ChakraDialog.Footer> : null}
            <ChakraDialog.CloseTrigger asChild>
              <Button variant="ghost" size="sm" px="0" aria-label={t('ui.close')}>
                <X aria-hidden="true" />
              </Button>
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
