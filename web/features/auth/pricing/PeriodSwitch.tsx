import { Button, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Period } from '#web/lib/checkout.ts'
import { useFormat } from '#web/ui/use-format.ts'

const periods: readonly Period[] = ['monthly', 'yearly']

/** Chooses the period in the address; the yearly one says what it saves at most, as a share of 1. */
export function PeriodSwitch({ period, saving }: { period: Period; saving: number }) {
  const { t } = useTranslation('auth')
  const format = useFormat()
  const [, setSearch] = useSearchParams()
  return (
    <Flex
      as="fieldset"
      aria-label={t('pricing.period')}
      gap="1"
      p="1"
      bg="bg.muted"
      borderRadius="l3"
      width="fit-content"
    >
      {periods.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === period ? 'outline' : 'ghost'}
          aria-pressed={one === period}
          onClick={() => setSearch(one === 'monthly' ? {} : { period: one }, { replace: true })}
        >
          {t(`pricing.${one}`)}
          {one === 'yearly' && saving > 0 ? (
            <chakra.span color="good.fg" textStyle="xs">
              {t('pricing.saving', { share: format.rate(saving, 0) })}
            </chakra.span>
          ) : null}
        </Button>
      ))}
    </Flex>
  )
}
