import { chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Input, Textarea } from '#web/ui/form/inputs.tsx'

interface PlainFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  help?: ReactNode
  maxLength?: number
  rows?: number
  type?: 'text' | 'url'
  /** At the right of the label. */
  aside?: ReactNode
}

/** A field outside of a form, with label and help. */
export function PlainField({ label, value, onChange, help, maxLength, rows, type = 'text', aside }: PlainFieldProps) {
  const id = useId()
  const control = { id, value, maxLength, 'aria-describedby': help ? `${id}-help` : undefined }
  return (
    <Flex direction="column" gap="1.5">
      <Flex justify="space-between" align="baseline" gap="2">
        <chakra.label htmlFor={id} textStyle="label">
          {label}
        </chakra.label>
        {aside}
      </Flex>
      {rows === undefined ? (
        <Input {...control} type={type} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea {...control} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {help ? (
        <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
          {help}
        </Text>
      ) : null}
    </Flex>
  )
}
