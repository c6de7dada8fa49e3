import { type AutopilotEffectEstimate, EffectVerdict } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

interface EffectEstimatesProps {
  /** The estimates of one metric, the longest period first. */
  estimates: readonly AutopilotEffectEstimate[]
  words: (value: number) => string
}

/** What the changes did compared with untouched items, with its uncertainty. */
export function EffectEstimates({ estimates, words }: EffectEstimatesProps) {
  const { t } = useTranslation('autopilot')
  if (estimates.length === 0) return null
  const amount = (value: number | null) => (value === null ? '–' : words(value))
  return (
    <Box mt="4">
      <chakra.h3 textStyle="label" mb="1">
        {t('detail.effect.estimateTitle')}
      </chakra.h3>
      {estimates.map(({ days, verdict, changedCount, untouchedCount, after, expected, difference, low, high }) => (
        <Box key={days} py="2" borderTopWidth="1px">
          <Text fontWeight="medium">
            {t(`detail.effect.verdict.${verdict}`, {
              days,
              after: amount(after),
              expected: amount(expected),
              difference: amount(difference === null ? null : Math.abs(difference)),
            })}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {verdict === EffectVerdict.TooLittleData
              ? t('detail.effect.tooLittle', { days })
              : `${t('detail.effect.interval', { low: amount(low), high: amount(high) })} ${t('detail.effect.basis', { changed: changedCount, untouched: untouchedCount })}`}
          </Text>
        </Box>
      ))}
      <Text textStyle="xs" color="fg.muted" mt="1">
        {t('detail.effect.method')}
      </Text>
    </Box>
  )
}
