import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { countSubscribers } from '#web/lib/cache-subscribers.ts'
import { type ErrorRecord, errorLog } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useStore } from '#web/lib/store.ts'

const watched = countSubscribers(queryClient)

const parts = ['time', 'method', 'path', 'status', 'name', 'message', 'stack'] as const

const textOf = (record: ErrorRecord, part: (typeof parts)[number]) =>
  part === 'time' ? new Date(record.timestamp).toISOString() : String(record[part] ?? '–')

function Entry({ record }: { record: ErrorRecord }) {
  const { t } = useTranslation('shell')
  return (
    <Box as="li" layerStyle="card" p="4" listStyleType="none">
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '7rem 1fr' }} columnGap="4" rowGap="1" m="0">
        {parts.map((part) => (
          <Box key={part} display="contents">
            <chakra.dt color="fg.muted">{t(`debug.${part}`)}</chakra.dt>
            <chakra.dd m="0" overflowWrap="anywhere" whiteSpace="pre-wrap" fontFamily="mono" textStyle="sm">
              {textOf(record, part)}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  )
}

export function ErrorList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const errors = useSyncExternalStore(errorLog.subscribe, errorLog.all)
  const count = useStore(watched)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    // Escape means the list, not a dialog of the app below it, which listens to the document.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

  // Beside the app, all of which an open dialog hides from readers of the screen.
  return createPortal(
    <chakra.dialog
      ref={dialog}
      aria-labelledby="debug-title"
      onClose={onClose}
      position="fixed"
      inset="0"
      width="100%"
      height="100dvh"
      maxWidth="none"
      maxHeight="none"
      border="0"
      m="0"
      p={{ base: '4', md: '6' }}
      bg="bg.canvas"
      color="fg.default"
      overflow="auto"
    >
      <Flex justify="space-between" gap="3" wrap="wrap" mb="4">
        <Box>
          <Heading as="h2" id="debug-title" textStyle="title">
            {t('debug.title')}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {errors.length > 0 ? t('debug.count', { count: errors.length }) : t('debug.empty')}{' '}
            {t('debug.watched', { count })}
          </Text>
        </Box>
        <Flex gap="2">
          <Button variant="outline" size="sm" onClick={errorLog.hideAll}>
            {t('debug.hideAll')}
          </Button>
          <Button variant="outline" size="sm" onClick={onClose}>
            {t('debug.close')}
          </Button>
        </Flex>
      </Flex>
      <Flex as="ul" direction="column" gap="3" p="0" m="0">
        {errors.map((record) => (
          <Entry key={record.timestamp} record={record} />
        ))}
      </Flex>
    </chakra.dialog>,
    document.body,
  )
}
