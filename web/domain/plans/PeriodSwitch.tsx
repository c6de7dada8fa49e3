import { Button, chakra, Flex } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { Period } from './checkout.ts'

const periods: readonly Period[] = ['monthly', 'yearly']

interface PeriodSwitchProps {
  period: Period
  label: string
  names: Record<Period, string>
  /** The saving, shown beside the yearly period. */
  note: string | undefined
}

/** Chooses how often a plan is paid, in the address. */
export function PeriodSwitch({ period, label, names, note }: PeriodSwitchProps) {
  const [, setSearch] = useSearchParams()
  return (
    <Flex as="fieldset" aria-label={label} gap="1" p="1" bg="bg.muted" borderRadius="l3" width="fit-content">
      {periods.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === period ? 'outline' : 'ghost'}
          aria-pressed={one === period}
          onClick={() =>
            setSearch(one === 'monthly' ? {} : { period: one }, { replace: true, preventScrollReset: true })
          }
        >
          {names[one]}
          {one === 'yearly' && note ? (
            <chakra.span color="good.fg" textStyle="xs">
              {note}
            </chakra.span>
          ) : null}
        </Button>
      ))}
    </Flex>
  )
}
