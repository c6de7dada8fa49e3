import type { AutopilotBacktestDay } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ChangeView } from '#web/features/autopilot/ChangeView.tsx'
import { EntityPath } from '#web/features/autopilot/EntityPath.tsx'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface BacktestDayDialogProps {
  /** Undefined closes the dialog. */
  day: AutopilotBacktestDay | undefined
  onClose: () => void
}

/** The changes that a rule would have made on one day of its backtest. */
export function BacktestDayDialog({ day, onClose }: BacktestDayDialogProps) {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const changes = day?.changes ?? []
  return (
    <Dialog
      isOpen={day !== undefined}
      onClose={onClose}
      title={day ? t('backtest.dayTitle', { date: format.date(day.date) }) : ''}
    >
      <chakra.ul listStyleType="none" p="0" m="0">
        {changes.map((change, place) => (
          // An hourly rule can change the same field of an entity several times a day, each time from another value.
          <chakra.li
            key={`${change.entityId} ${change.field} ${change.before} ${change.after}`}
            py="2"
            borderTopWidth={place > 0 ? '1px' : '0'}
          >
            <Text fontWeight="medium" overflowWrap="anywhere">
              {change.name}
            </Text>
            <EntityPath entity={change} />
            <Box mt="1">
              <ChangeView change={change} />
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
      {day && day.changedCount > changes.length ? (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t('backtest.dayMore', { count: day.changedCount - changes.length })}
        </Text>
      ) : null}
    </Dialog>
  )
}
