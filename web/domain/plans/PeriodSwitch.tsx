import { Button, chakra, Flex } from '@chakra-ui/react'
import { type Period, planPeriods } from './checkout.ts'

interface PeriodSwitchProps {
  label: string
  names: Record<Period, string>
  /** The saving, shown beside the yearly period. */
  note: string | undefined
  period: Period
  onChange: (period: Period) => void
}

/** Chooses how often a plan is paid. */
export function PeriodSwitch({ label, names, note, period, onChange }: PeriodSwitchProps) {
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
          onClick={() => onChange(one)}
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
