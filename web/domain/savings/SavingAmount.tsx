import type { Saving, SavingPart } from '@adwright/sdk/types'
import { Button, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const Amount = chakra('button', {
  base: { textDecoration: 'underline dotted', textUnderlineOffset: '3px', cursor: 'pointer', font: 'inherit' },
})

interface SavingAmountProps {
  saving: Saving
  isCompact?: boolean
}

/** An estimated saving whose calculation opens with a click. */
export function SavingAmount({ saving, isCompact = false }: SavingAmountProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const { amount, currencyCode, parts } = saving
  const inWords = format.money(amount, currencyCode, isCompact)
  return (
    <Popover
      label={t('saving.title')}
      width="22rem"
      trigger={
        <Amount type="button">
          {inWords}
          <chakra.span srOnly>{t('saving.open')}</chakra.span>
        </Amount>
      }
    >
      {(close) => (
        <chakra.div p="4" textStyle="sm" textAlign="start" whiteSpace="normal" overflowY="auto">
          <chakra.h3 textStyle="label" mb="2">
            {t('saving.title')}
          </chakra.h3>
          {parts.length === 0 ? <Text>{t('saving.none')}</Text> : null}
          <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
            {parts.map((part) => (
              <Part key={part.basisDays} part={part} saving={saving} />
            ))}
          </chakra.ul>
          <Text fontWeight="medium" mt="2">
            {t('saving.total', { amount: inWords, count: saving.periodDays })}
          </Text>
          <Text color="fg.muted" mt="2" mb="3">
            {t('saving.caveat')}
          </Text>
          <Button variant="outline" size="sm" onClick={close}>
            {t('ui.close')}
          </Button>
        </chakra.div>
      )}
    </Popover>
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
