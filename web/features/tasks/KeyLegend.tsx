import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Keys } from '#web/ui/page/Keys.tsx'
import { useMedia } from '#web/ui/use-media.ts'

const keys = [
  [['N'], 'new'],
  [['J', 'K'], 'move'],
  [['S'], 'status'],
  [['A'], 'assign'],
  [['D'], 'due'],
  [['L'], 'label'],
  [['C'], 'comment'],
  [['X'], 'select'],
  [['P'], 'priorityDialog'],
  [['1', '4'], 'priority'],
  [['Space'], 'peek'],
  [['M'], 'pickUp'],
] as const

/** The keyboard shortcuts of the screen; hidden on devices without a keyboard. */
export function KeyLegend() {
  const { t } = useTranslation('tasks')
  if (!useMedia('(min-width: 768px) and (hover: hover)')) return null
  return (
    <Flex gap="4" wrap="wrap" textStyle="xs" color="fg.muted" mt="3" px="1">
      {keys.map(([names, name]) => (
        <Flex key={name} as="span" gap="1.5" align="center">
          <Keys keys={[...names]} />
          {t(`key.${name}`)}
        </Flex>
      ))}
    </Flex>
  )
}
