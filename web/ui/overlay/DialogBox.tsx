import { Button, Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DialogProps } from './Dialog.tsx'

/** Escape, the close button and a click outside close it; focus goes back to where it came from. */
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
  return (
    <ChakraDialog.Root
      open={isOpen}
      onOpenChange={(details) => (details.open ? undefined : onClose())}
      onExitComplete={onClosed}
      size={size}
      role={role}
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
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer ? <ChakraDialog.Footer>{footer}</ChakraDialog.Footer> : null}
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
