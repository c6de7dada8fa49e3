import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Checkbox, Radio, Switch } from './controls.tsx'
import { describedBy, FieldNotes, type FieldProps, useFieldError } from './FieldFrame.tsx'
import type { Option } from './SelectField.tsx'

type ToggleProps = Omit<FieldProps, 'label' | 'isOptional' | 'aside'> & { label: ReactNode }

function Toggle({ name, label, help, disabled, kind }: ToggleProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId()
  const { register } = useFormContext()
  const error = useFieldError(name)
  const Control = kind === 'switch' ? Switch : Checkbox
  return (
    <Flex gap="2.5" align="flex-start">
      <Flex height="5" align="center">
        <Control
          id={id}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(error !== undefined && `${id}-error`, Boolean(help) && `${id}-help`)}
          {...register(name)}
        />
      </Flex>
      <Box minWidth="0">
        <chakra.label htmlFor={id} cursor={disabled ? 'not-allowed' : 'pointer'}>
          {label}
        </chakra.label>
        <FieldNotes id={id} error={error} help={help} />
      </Box>
    </Flex>
  )
}

export const CheckboxField = (props: ToggleProps) => <Toggle {...props} kind="checkbox" />

export const SwitchField = (props: ToggleProps) => <Toggle {...props} kind="switch" />

interface RadioOption extends Option {
  help?: string
}

interface RadioFieldProps extends Omit<FieldProps, 'aside' | 'isOptional'> {
  options: readonly RadioOption[]
  direction?: 'column' | 'row'
}

/** A radio group for a single value. */
export function RadioField({ name, label, help, disabled, options, direction = 'column' }: RadioFieldProps) {
  const id = useId()
  const { control } = useFormContext()
  const { field } = useController({ name, control })
  const error = useFieldError(name)
  return (
    <chakra.fieldset
      disabled={disabled}
      role="radiogroup"
      aria-invalid={error !== undefined}
      aria-describedby={describedBy(error !== undefined && `${id}-error`, Boolean(help) && `${id}-help`)}
    >
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <Flex direction={direction} gap={direction === 'row' ? '5' : '2'} wrap="wrap">
        {options.map((option, index) => (
          <chakra.label key={option.value} display="flex" gap="2" alignItems="flex-start" cursor="pointer">
            <Flex height="5" align="center">
              <Radio
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                value={option.value}
                checked={field.value === option.value}
                disabled={option.disabled}
                onChange={() => field.onChange(option.value)}
                onBlur={field.onBlur}
              />
            </Flex>
            <span>
              {option.label}
              {option.help ? (
                <chakra.span display="block" textStyle="sm" color="fg.muted">
                  {option.help}
                </chakra.span>
              ) : null}
            </span>
          </chakra.label>
        ))}
      </Flex>
      <Box mt="1.5">
        <FieldNotes id={id} error={error} help={help} />
      </Box>
    </chakra.fieldset>
  )
}
