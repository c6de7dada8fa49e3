import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useFormat } from '#web/ui/use-format.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'
import { parseNumber } from './parse-number.ts'

interface NumberFieldProps extends FieldProps {
  /** The unit shown inside the field after the number: %, €, days. */
  unit?: string
  min?: number
  max?: number
  /** The step of the arrow keys. */
  step?: number
  placeholder?: string
}

/** A number in the reader's notation; the form value is undefined if the field is empty and NaN if it is no number. */
export function NumberField({
  unit,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  placeholder,
  ...field
}: NumberFieldProps) {
  const { control, getValues } = useFormContext()
  const {
    field: { ref, ...input },
  } = useController({ name: field.name, control })
  const format = useFormat()
  // For an empty field, the controller returns the initial number.
  const fieldValue: unknown = getValues(field.name)
  const number = typeof fieldValue === 'number' && !Number.isNaN(fieldValue) ? fieldValue : undefined
  const formatted = number === undefined ? '' : format.number(number, 6)
  // The text is formatted on blur, not while typing.
  const [typedText, setTypedText] = useState<string>()

  const type = (text: string) => {
    setTypedText(text)
    input.onChange(parseNumber(text, format.locale))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0) return
    event.preventDefault()
    const next = Math.min(max, Math.max(min, Number(((number ?? 0) + direction * step).toFixed(6))))
    setTypedText(undefined)
    input.onChange(next)
  }

  return (
    <FieldFrame {...field}>
      {(control) => (
        <Box position="relative" width="100%">
          <Input
            {...control}
            ref={ref}
            name={input.name}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            fontVariantNumeric="tabular-nums"
            pe={unit ? '12' : undefined}
            value={typedText ?? formatted}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              if (!Number.isNaN(fieldValue)) setTypedText(undefined)
              input.onBlur()
            }}
          />
          {unit ? (
            <chakra.span
              position="absolute"
              insetEnd="3"
              top="50%"
              translate="0 -50%"
              color="fg.muted"
              pointerEvents="none"
            >
              {unit}
            </chakra.span>
          ) : null}
        </Box>
      )}
    </FieldFrame>
  )
}
