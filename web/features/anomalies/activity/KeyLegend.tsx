import { AnomalyStatus } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useTriageReason } from '#web/features/anomalies/use-triage.ts'
import { Keys } from '#web/ui/page/Keys.tsx'
import { useMedia } from '#web/ui/use-media.ts'

const ofEveryone = [
  ['j', 'down'],
  ['k', 'up'],
  ['x', 'select'],
] as const

/** Keys that act on a row, with the status that they set. */
const ofTriage = [
  ['a', 'acknowledge', AnomalyStatus.Acknowledged],
  ['s', 'snooze', AnomalyStatus.Snoozed],
  ['f', 'falseAlarm', AnomalyStatus.FalseAlarm],
  ['p', 'assign', undefined],
] as const

/** The keyboard shortcuts of a row that the person may use; hidden on devices without a keyboard. */
export function KeyLegend() {
  const { t } = useTranslation('anomalies')
  const reasonOf = useTriageReason()
  if (!useMedia('(min-width: 768px) and (hover: hover)')) return null
  const allowed = ofTriage.filter(([, , status]) => reasonOf(status) === undefined)
  return (
    <Flex gap="4" wrap="wrap" textStyle="xs" color="fg.muted" mt="3" px="1">
      <span>{t('key.lead')}</span>
      {[...ofEveryone, ...allowed].map(([key, name]) => (
        <Flex key={key} as="span" gap="1.5" align="center">
          <Keys keys={[key.toUpperCase()]} />
          {t(`key.${name}`)}
        </Flex>
      ))}
    </Flex>
  )
}
