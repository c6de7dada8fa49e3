import {
  type AnomalyConfiguration,
  AnomalyGranularity,
  type AnomalyPreviewAlerts,
  AnomalySensitivity,
} from '@adwright/sdk/types'
import { chakra, Flex, SimpleGrid } from '@chakra-ui/react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SeverityShape } from '#web/ui/feedback/severity.tsx'
import { Radio } from '#web/ui/form/controls.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { MetricForm } from './metric-form.ts'

const severities = ['high', 'medium', 'low'] as const

/** The false alerts that a sensitivity accepts are counted by points, so their time depends on the granularity. */
const paces = {
  [AnomalyGranularity.Hour]: 'hour',
  [AnomalyGranularity.Day]: 'day',
  [AnomalyGranularity.Week]: 'week',
} as const

interface SensitivityChoiceProps {
  granularity: AnomalyConfiguration['granularity']
  /** Undefined until loaded. */
  alerts: readonly AnomalyPreviewAlerts[] | undefined
  isOld: boolean
}

/** The choice of a sensitivity, each with the number of alerts it would have sent with the current settings. */
export function SensitivityChoice({ granularity, alerts, isOld }: SensitivityChoiceProps) {
  const { t } = useTranslation('anomalies')
  const { t: word } = useTranslation('common')
  const format = useFormat()
  const { field } = useController<MetricForm, 'sensitivity'>({ name: 'sensitivity' })
  return (
    <chakra.fieldset role="radiogroup" border="0" m="0" p="0" minWidth="0">
      <chakra.legend textStyle="label" mb="1.5">
        {t('metric.sensitivity')}
      </chakra.legend>
      <SimpleGrid minChildWidth="min(5.5rem, 100%)" gap={{ base: '2', sm: '3' }}>
        {Object.values(AnomalySensitivity).map((sensitivity, index) => {
          const found = alerts?.find((one) => one.sensitivity === sensitivity)
          const isChosen = field.value === sensitivity
          return (
            <chakra.label
              key={sensitivity}
              layerStyle="card"
              px={{ base: '2.5', sm: '4' }}
              py="3"
              display="block"
              cursor="pointer"
              borderColor={isChosen ? 'accent.solid' : undefined}
              bg={isChosen ? 'accent.subtle' : undefined}
              _hover={{ borderColor: isChosen ? 'accent.solid' : 'border.control' }}
            >
              <Flex as="span" gap="2.5" align="center" minHeight="5">
                <Radio
                  ref={index === 0 ? field.ref : undefined}
                  name={field.name}
                  value={sensitivity}
                  checked={isChosen}
                  onChange={() => field.onChange(sensitivity)}
                  onBlur={field.onBlur}
                />
                <chakra.span fontWeight="medium">{t(`sensitivity.${sensitivity}`)}</chakra.span>
              </Flex>
              <chakra.span display="block" ps={{ base: '0', sm: '6.5' }} textStyle="xs" color="fg.muted">
                {t(`falseAlerts.${paces[granularity]}.${sensitivity}`)}
              </chakra.span>
              <chakra.span display="block" opacity={isOld ? 0.6 : 1} ps={{ base: '0', sm: '6.5' }}>
                <chakra.span
                  display="block"
                  textStyle={{ base: 'md', sm: 'section' }}
                  fontVariantNumeric="tabular-nums"
                >
                  {found ? t('tuner.alerts', { count: found.count }) : '–'}
                </chakra.span>
                <Flex
                  as="span"
                  gap={{ base: '2', sm: '3' }}
                  minHeight="1.125rem"
                  textStyle="xs"
                  color="fg.muted"
                  fontVariantNumeric="tabular-nums"
                >
                  {found
                    ? severities.map((severity) => (
                        <Flex key={severity} as="span" gap="1" align="center">
                          <SeverityShape severity={severity} size={10} />
                          <chakra.span srOnly>{word(`ui.severity.${severity}`)}</chakra.span>
                          {format.number(found.bySeverity[severity])}
                        </Flex>
                      ))
                    : null}
                </Flex>
              </chakra.span>
            </chakra.label>
          )
        })}
      </SimpleGrid>
    </chakra.fieldset>
  )
}
