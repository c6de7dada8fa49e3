import { Button, chakra } from '@chakra-ui/react'

interface SegmentSwitchProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Switches between a few views of the same data. */
export function SegmentSwitch<Value extends string>({ label, options, value, onChange }: SegmentSwitchProps<Value>) {
  return (
    <chakra.fieldset
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      gap="0.5"
      p="0.5"
      m="0"
      border="0"
      bg="bg.muted"
      borderRadius="l2"
      width="fit-content"
    >
      {options.map((option) => (
        <Button
          key={option.value}
          size="xs"
          variant="ghost"
          maxWidth="100%"
          bg={option.value === value ? 'bg.panel' : undefined}
          color={option.value === value ? 'fg.default' : 'fg.muted'}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </chakra.fieldset>
  )
}
