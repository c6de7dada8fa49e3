import { Button, Link, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link as RouteLink } from 'react-router-dom'
import { messageQueue, useFirstMessage } from '#web/lib/message-queue.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'

const isInternal = (link: string) => link.startsWith('/')

/** Shows the messages of the queue one at a time; each has to be closed. */
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
        <Link asChild mt="2">
          {isInternal(first.link) ? (
            <RouteLink to={first.link} onClick={messageQueue.remove}>
              {first.linkText ?? first.link}
            </RouteLink>
          ) : (
            <a href={first.link} target="_blank" rel="noreferrer">
              {first.linkText ?? first.link}
            </a>
          )}
        </Link>
      ) : null}
    </Dialog>
  )
}
