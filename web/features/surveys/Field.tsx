import { chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { directionOf } from '#web/lib/content-languages.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Input, Textarea } from '#web/ui/form/inputs.tsx'

interface TextFieldProps {
  label: string
  value: string | null
  onChange: (value: string) => void
  disabled?: boolean
  help?: string
  maxLength?: number
  rows?: number
  type?: 'text' | 'number' | 'date' | 'datetime-local' | 'color'
  /** The language of the text, if it is not that of the survey. */
  lang?: string
}

/** A text of a survey with its label; empty for null. */
export function Field({
  label,
  value,
  onChange,
  disabled = false,
  help,
  maxLength,
  rows,
  type = 'text',
  lang,
}: TextFieldProps) {
  const id = useId()
  const control = {
    id,
    value: value ?? '',
    disabled,
    lang,
    // A text in an unknown language goes the way of its first letter.
    dir: lang ? directionOf(lang) : type === 'text' ? 'auto' : undefined,
    'aria-describedby': help ? `${id}-help` : undefined,
    ...(maxLength ? { maxLength } : {}),
  }
  return (
    <Flex direction="column" gap="1.5" minWidth="0">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      {rows === undefined ? (
        <Input {...control} type={type} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea {...control} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {help ? (
        <Text dir="auto" id={`${id}-help`} textStyle="sm" color="fg.muted">
          {help}
        </Text>
      ) : null}
    </Flex>
  )
}

interface CheckProps {
  checked: boolean
  onChange: (isChecked: boolean) => void
  disabled?: boolean
  children: ReactNode
}

export function Check({ checked, onChange, disabled = false, children }: CheckProps) {
  return (
    <chakra.label display="flex" gap="2" alignItems="center" minHeight="32px">
      <Checkbox checked={checked} disabled={disabled} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </chakra.label>
  )
}
