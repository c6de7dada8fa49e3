import type { Saving, SavingPart } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'
import { CalculatedValue } from './CalculatedValue.tsx'

interface SavingAmountProps {
  saving: Saving
  isCompact?: boolean
  /** The changes that the saving is of. */
  changesTo?: string | undefined
}

/** An estimated saving whose calculation opens with a click. */
export function SavingAmount({ saving, isCompact = false, changesTo }: SavingAmountProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { amount, currencyCode, parts } = saving
  const inWords = format.money(amount, currencyCode, isCompact)
  return (
    <CalculatedValue value={inWords} title={t('saving.title')} changesTo={changesTo}>
      {parts.length === 0 ? <Text>{t('saving.none')}</Text> : null}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
        {parts.map((part) => (
          <Part key={part.basisDays} part={part} saving={saving} />
        ))}
      </chakra.ul>
      <Text fontWeight="medium" mt="2">
        {t('saving.total', { amount: inWords, count: saving.periodDays })}
      </Text>
      <Text color="fg.muted" mt="2">
        {t('saving.caveat')}
      </Text>
    </CalculatedValue>
  )
}

/** The calculation for changes whose basis windows have the same length. */
function Part({ part, saving: { currencyCode, periodDays } }: { part: SavingPart; saving: Saving }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { dateBegin, dateEnd, basisDays, changeCount, cost, avoidedCost, amount } = part
  const money = (value: number) => format.money(value, currencyCode)
  return (
    <chakra.li>
      <Text>
        {t('saving.basis', {
          count: changeCount,
          cost: money(cost),
          avoided: money(avoidedCost),
          from: format.date(dateBegin, 'short'),
          to: format.date(dateEnd, 'short'),
        })}
      </Text>
      <Text fontVariantNumeric="tabular-nums">
        {t('saving.formula', { avoided: money(avoidedCost), basisDays, periodDays, amount: money(amount) })}
      </Text>
    </chakra.li>
  )
}
