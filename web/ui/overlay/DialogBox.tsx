import { Button, Dialog as ChakraDialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstField, focusLateField } from '#web/ui/focus/initial-focus.ts'
import { Modal, type ModalProps } from './Modal.tsx'

export interface DialogProps extends Pick<ModalProps, 'title' | 'isOpen' | 'onClose' | 'role'> {
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot; a form inside the dialog brings its own. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
}

/** A dialog with its title. The focus begins at the first field; without one at the first button of the foot, which changes nothing, or at Close. */
export function DialogBox({ title, description, children, footer, ...modal }: DialogProps) {
  const { t } = useTranslation('common')
  const [body, setBody] = useState<HTMLDivElement | null>(null)
  useEffect(() => focusLateField(body), [body])
  const foot = useRef<HTMLDivElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      title={title}
      {...modal}
      initialFocus={() => firstField(body) ?? foot.current?.querySelector('button') ?? close.current}
    >
      <ChakraDialog.Header flexDirection="column" gap="1">
        <ChakraDialog.Title>{title}</ChakraDialog.Title>
        {description ? <ChakraDialog.Description>{description}</ChakraDialog.Description> : null}
      </ChakraDialog.Header>
      <ChakraDialog.Body ref={setBody}>{children}</ChakraDialog.Body>
      {footer ? <ChakraDialog.Footer ref={foot}>{footer}</ChakraDialog.Footer> : null}
      <ChakraDialog.CloseTrigger asChild>
        <Button ref={close} variant="ghost" size="sm" px="0" aria-label={t('ui.close')}>
          <X aria-hidden="true" />
        </Button>
      </ChakraDialog.CloseTrigger>
    </Modal>
  )
}
