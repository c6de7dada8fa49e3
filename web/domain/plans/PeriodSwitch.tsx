import { Button, chakra, Flex } from '@chakra-ui/react'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { type Period, planPeriods } from './checkout.ts'

interface PeriodSwitchProps {
  label: string
  names: Record<Period, string>
  /** The saving, shown beside the yearly period. */
  note: string | undefined
}

/** Chooses how often a plan is paid, in the address. */
export function PeriodSwitch({ label, names, note }: PeriodSwitchProps) {
  const [period, choose] = useAddressChoice('period', planPeriods)
  return (
    <Flex
      as="fieldset"
      aria-label={label}
      wrap="wrap"
      gap="1"
      p="1"
      bg="bg.muted"
      borderRadius="l3"
      width="fit-content"
    >
      {planPeriods.map((one) => (
        <Button
          key={one}
          size="sm"
          height="auto"
          minHeight="controlCompact"
          maxWidth="100%"
          flexWrap="wrap"
          rowGap="0"
          variant={one === period ? 'outline' : 'ghost'}
          aria-pressed={one === period}
          onClick={() => choose(one)}
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
