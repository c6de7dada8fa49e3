import { useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Select } from './inputs.tsx'

export interface Option {
  value: string | number
  label: string
  disabled?: boolean
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[]
  /** Shown while nothing is chosen; gives the value undefined. */
  placeholder?: string
  /** Told after a choice, for fields that depend on it. */
  onChoose?: (value: Option['value'] | undefined) => void
}

/** One of a list. A value of the contract that is a number stays a number. */
export function SelectField({ options, placeholder, onChoose, ...field }: SelectFieldProps) {
  const { control, getValues } = useFormContext()
  const {
    field: { ref, ...input },
  } = useController({ name: field.name, control })
  // For an empty field, the controller returns the initial option.
  const held: string | number | null | undefined = getValues(field.name)
  // Hundreds of options (time zones, currencies) are not rendered again with each key typed elsewhere in the form.
  const items = useMemo(
    () =>
      options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      )),
    [options],
  )
  const choose = (text: string) => {
    const chosen = options.find(({ value }) => String(value) === text)?.value
    input.onChange(chosen)
    onChoose?.(chosen)
  }
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Select
          {...control}
          ref={ref}
          name={input.name}
          value={held ?? ''}
          onChange={(event) => choose(event.target.value)}
          onBlur={input.onBlur}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {items}
        </Select>
      )}
    </FieldFrame>
  )
}
