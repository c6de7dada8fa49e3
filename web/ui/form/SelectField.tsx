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
  /** The empty option, whose value is undefined. */
  placeholder?: string
  /** Called after a choice, for fields that depend on it. */
  onChoose?: (value: Option['value'] | undefined) => void
}

/** A select field; values keep their type, so that enumerations of the contract stay numbers. */
export function SelectField({ options, placeholder, onChoose, ...field }: SelectFieldProps) {
  const { control, getValues } = useFormContext()
  const {
    field: { ref, ...input },
  } = useController({ name: field.name, control })
  // For an empty field, the controller returns the initial option.
  const fieldValue: string | number | null | undefined = getValues(field.name)
  // Memoized, because hundreds of options (time zones, currencies) would re-render on each keystroke in the form.
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
          value={fieldValue ?? ''}
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
