import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Keys } from '#web/ui/page/Keys.tsx'
import { useMedia } from '#web/ui/use-media.ts'

const keys = [
  ['j', 'down'],
  ['k', 'up'],
  ['x', 'select'],
  ['a', 'acknowledge'],
  ['s', 'snooze'],
  ['f', 'falseAlarm'],
  ['p', 'assign'],
] as const

/** The keyboard shortcuts of a row; hidden on devices without a keyboard. */
export function KeyLegend() {
  const { t } = useTranslation('anomalies')
  if (!useMedia('(min-width: 768px) and (hover: hover)')) return null
  return (
    <Flex gap="4" wrap="wrap" textStyle="xs" color="fg.muted" mt="3" px="1">
      <span>{t('key.lead')}</span>
      {keys.map(([key, name]) => (
        <Flex key={key} as="span" gap="1.5" align="center">
          <Keys keys={[key.toUpperCase()]} />
          {t(`key.${name}`)}
        </Flex>
      ))}
    </Flex>
  )
}
