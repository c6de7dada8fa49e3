import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldNotes, useFieldError } from '#web/ui/form/FieldFrame.tsx'
import { Input } from '#web/ui/form/inputs.tsx'

const COLOR = /^#[0-9A-Fa-f]{6}$/

interface ColorFieldProps {
  name: string
  label: string
  help: string
}

/** A color, chosen with the system's picker or typed as #RRGGBB. */
export function ColorField({ name, label, help }: ColorFieldProps) {
  const id = useId()
  const {
    field: { value: current, onChange, onBlur, ref },
  } = useController({ name })
  const error = useFieldError(name)
  const value = typeof current === 'string' ? current : ''
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label htmlFor={id} fontWeight="medium" textStyle="sm">
        {label}
      </chakra.label>
      <Flex gap="2" align="center">
        <chakra.input
          type="color"
          aria-label={label}
          value={COLOR.test(value) ? value : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          width="11"
          height="9"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="l2"
          cursor="pointer"
          flexShrink={0}
        />
        <Input
          id={id}
          value={value}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          ref={ref}
        />
      </Flex>
      <FieldNotes id={id} error={error} help={help} />
    </Flex>
  )
}
