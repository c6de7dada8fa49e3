import { Button, Dialog as ChakraDialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstField, focusFieldOnceLoaded } from '#web/ui/focus/initial-focus.ts'
import { addScrollTabStop } from '#web/ui/focus/scroll-tab-stop.ts'
import { Modal, type ModalProps } from './Modal.tsx'

export interface DialogProps extends Pick<ModalProps, 'title' | 'isOpen' | 'onClose' | 'role'> {
  description?: ReactNode
  children?: ReactNode
  /** The buttons of the dialog; a form inside it has its own. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
}

/** A dialog with title and footer. The initial focus is on the first field, otherwise on the first footer button (Cancel) or on Close. */
export function DialogBox({ title, description, children, footer, ...modal }: DialogProps) {
  const { t } = useTranslation('common')
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  useEffect(() => focusFieldOnceLoaded(body), [body])
  useEffect(() => addScrollTabStop(body), [body])
  const footerRef = useRef<HTMLDivElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      title={title}
      {...modal}
      initialFocus={() => firstField(body) ?? footerRef.current?.querySelector('button') ?? closeButton.current}
    >
      <ChakraDialog.Header flexDirection="column" gap="1">
        <ChakraDialog.Title>{title}</ChakraDialog.Title>
        {description ? <ChakraDialog.Description>{description}</ChakraDialog.Description> : null}
      </ChakraDialog.Header>
      <ChakraDialog.Body ref={setBody}>{children}</ChakraDialog.Body>
      {footer ? <ChakraDialog.Footer ref={footerRef}>{footer}</ChakraDialog.Footer> : null}
      <ChakraDialog.CloseTrigger asChild>
        <Button ref={closeButton} variant="ghost" size="sm" px="0" aria-label={t('ui.close')}>
          <X aria-hidden="true" />
        </Button>
      </ChakraDialog.CloseTrigger>
    </Modal>
  )
}
