import { type AutopilotEffectEstimate, EffectVerdict } from '@adwright/sdk/types'
import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CalculatedValue } from '#web/domain/savings/CalculatedValue.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { Metric } from './Metric.tsx'

interface ConversionGainProps {
  gain: AutopilotEffectEstimate
  changesTo: string
}

/** The conversions gained or lost per day, with the range of the estimate; an unclear or missing estimate is stated in words. */
export function ConversionGain({ gain, changesTo }: ConversionGainProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { verdict, days, before, after, expected, difference, low, high, changedCount, untouchedCount } = gain
  const number = (value: number | null) => format.number(value, 1)
  const { signed } = format
  const isUnknown = verdict === EffectVerdict.TooLittleData
  const isClear = verdict === EffectVerdict.More || verdict === EffectVerdict.Less
  const range = t('effect.range', { low: signed(low), high: signed(high) })
  return (
    <Metric
      name={t('effect.conversionsGained')}
      text={isUnknown ? t('effect.needsData', { days }) : range}
      isStatement={!isClear}
    >
      <CalculatedValue
        value={
          isClear
            ? t('effect.perDay', { number: signed(difference) })
            : t(isUnknown ? 'effect.tooLittle' : 'effect.unclear')
        }
        title={t('effect.gainTitle')}
        changesTo={isUnknown ? undefined : changesTo}
      >
        {isUnknown ? (
          <Text>{t('effect.gainNeeds', { days })}</Text>
        ) : (
          <>
            <Text>
              {t('effect.gainBasis', { count: changedCount, days, before: number(before), after: number(after) })}
            </Text>
            <Text mt="2">{t('effect.gainExpected', { count: untouchedCount, expected: number(expected) })}</Text>
            <Text fontWeight="medium" mt="2" fontVariantNumeric="tabular-nums">
              {t('effect.gainFormula', {
                after: number(after),
                expected: number(expected),
                difference: signed(difference),
              })}
            </Text>
            <Text mt="2">{t('effect.gainInterval', { range })}</Text>
            <Text color="fg.muted" mt="2">
              {t('effect.gainCaveat')}
            </Text>
          </>
        )}
      </CalculatedValue>
    </Metric>
  )
}
