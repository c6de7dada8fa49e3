import { chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Checkbox } from './controls.tsx'
import { describedBy, FieldNotes, useFieldError } from './FieldFrame.tsx'

interface CheckboxGroupProps<Value> {
  /** The path of the form value, a list of the checked values. */
  name: string
  label: string
  help?: ReactNode
  options: readonly { value: Value; label: string; help?: string }[]
  direction?: 'column' | 'row'
}

/** A group of checkboxes for a list of values. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { name, label, help, options, direction = 'column' } = props
  const id = useId()
  const { control } = useFormContext()
  const { field } = useController({ name, control })
  const error = useFieldError(name)
  const checked: readonly Value[] = field.value
  const toggle = (value: Value, isChecked: boolean) =>
    field.onChange(isChecked ? [...checked, value] : checked.filter((one) => one !== value))
  return (
    <chakra.fieldset
      border="0"
      m="0"
      p="0"
      aria-describedby={describedBy(error !== undefined && `${id}-error`, Boolean(help) && `${id}-help`)}
    >
      <chakra.legend textStyle="label" mb="1.5">
        {label}
      </chakra.legend>
      <Flex direction={direction} columnGap="5" rowGap="2" wrap="wrap">
        {options.map((option, index) => (
          <chakra.label
            key={option.value}
            display="flex"
            gap="2"
            alignItems="flex-start"
            cursor="pointer"
            css={{ '@media (pointer: coarse)': { py: '3' } }}
          >
            <Flex height="5" align="center">
              <Checkbox
                ref={index === 0 ? field.ref : undefined}
                name={field.name}
                checked={checked.includes(option.value)}
                onBlur={field.onBlur}
                onChange={({ target }) => toggle(option.value, target.checked)}
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
      <Flex direction="column" gap="1.5" mt="3" _empty={{ display: 'none' }}>
        <FieldNotes id={id} error={error} help={help} />
      </Flex>
    </chakra.fieldset>
  )
}
