import { ActivityKind, type AutopilotEffect } from '@adwright/sdk/types'
import { chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CalculatedValue } from '#web/domain/savings/CalculatedValue.tsx'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { paths } from '#web/paths.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { ConversionGain } from './ConversionGain.tsx'
import { Metric } from './Metric.tsx'

const COMPACT_FROM = 100_000

interface EffectStripProps {
  effect: AutopilotEffect
  columns: Record<string, string>
}

/** The results of automation in a period: spend avoided, conversions gained, changes made, time saved; each with its calculation. */
export function EffectStrip({ effect, columns }: EffectStripProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { estimatedSaving, conversionGain, timeSaved, changedCount, undoneCount, items, dateBegin, dateEnd } = effect
  const changesTo = paths.activity({ kinds: [ActivityKind.ChangeApplied], from: dateBegin, to: dateEnd })
  const { minutes, minutesPerChange, changeCount } = timeSaved
  const time = format.duration(minutes * 60)
  return (
    <SimpleGrid as="dl" templateColumns={columns} gap="4" m="0" fontVariantNumeric="tabular-nums">
      <Metric
        name={t('effect.spendAvoided')}
        text={
          estimatedSaving
            ? t('effect.inDays', { count: estimatedSaving.periodDays })
            : t(changedCount > 0 ? 'effect.noSaving' : 'effect.noChanges')
        }
      >
        {estimatedSaving ? (
          <SavingAmount
            saving={estimatedSaving}
            isCompact={estimatedSaving.amount >= COMPACT_FROM}
            changesTo={changesTo}
          />
        ) : (
          '–'
        )}
      </Metric>
      <ConversionGain gain={conversionGain} changesTo={changesTo} />
      <Metric name={t('effect.changesMade')} text={t('effect.undone', { count: undoneCount })}>
        {changedCount === 0 ? (
          format.number(0)
        ) : (
          <CalculatedValue value={format.number(changedCount)} title={t('effect.changesByRule')} changesTo={changesTo}>
            <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="1">
              {items.map(({ autopilotId, name, changedCount: own }) => (
                <li key={autopilotId}>{t('effect.ofRule', { name, number: format.number(own) })}</li>
              ))}
            </chakra.ul>
          </CalculatedValue>
        )}
      </Metric>
      <Metric name={t('effect.timeSaved')} text={t('effect.assumed', { count: minutesPerChange })}>
        {changeCount === 0 ? (
          '–'
        ) : (
          <CalculatedValue value={time} title={t('effect.timeTitle')} changesTo={changesTo}>
            <Text fontVariantNumeric="tabular-nums">
              {t('effect.timeFormula', { count: changeCount, minutes: minutesPerChange, time })}
            </Text>
            <Text color="fg.muted" mt="2">
              {t('effect.timeCaveat', { count: minutesPerChange })}
            </Text>
          </CalculatedValue>
        )}
      </Metric>
    </SimpleGrid>
  )
}
