import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { countSubscribers } from '#web/lib/cache-subscribers.ts'
import { type ErrorRecord, errorLog } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { useStore } from '#web/lib/store.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { DialogBox } from '#web/ui/overlay/DialogBox.tsx'

const subscriberCount = countSubscribers(queryClient)

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
  const count = useStore(subscriberCount)
  return (
    <DialogBox
      title={t('debug.title')}
      description={
        <>
          {errors.length > 0 ? `${t('debug.count', { count: errors.length })}. ` : null}
          {t('debug.watched', { count })}
        </>
      }
      size="full"
      isOpen
      onClose={onClose}
      footer={
        errors.length > 0 ? (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('debug.close')}
            </Button>
            <Button variant="outline" onClick={errorLog.hideAll}>
              {t('debug.hideAll')}
            </Button>
          </>
        ) : null
      }
    >
      {errors.length === 0 ? (
        <EmptyState drawing="done" title={t('debug.empty')} headingLevel="h3" />
      ) : (
        // The list itself is focusable, because it contains nothing else that could be focused for scrolling by keyboard.
        <Flex as="ul" tabIndex={0} aria-label={t('debug.title')} direction="column" gap="3" p="0" m="0">
          {errors.map((record) => (
            <Entry key={record.timestamp} record={record} />
          ))}
        </Flex>
      )}
    </DialogBox>
  )
}
