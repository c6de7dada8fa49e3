import { Button, Link, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { messageQueue, useFirstMessage } from '#web/lib/overlays.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'

/** Shows the messages of the queue one after the other; each has to be closed. */
export function ErrorOverlay() {
  const { t } = useTranslation('common')
  const first = useFirstMessage()
  if (!first) return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={t('overlay.title')}
      onClose={messageQueue.remove}
      footer={<Button onClick={messageQueue.remove}>{t('overlay.close')}</Button>}
    >
      <Text>{first.message}</Text>
      {first.link ? (
        <Link href={first.link} mt="2">
          {first.linkText ?? first.link}
        </Link>
      ) : null}
    </Dialog>
  )
}
