import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFormat } from '#web/ui/use-format.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Textarea } from './inputs.tsx'

/** Further attributes and handlers of the text area. */
export type TextAreaInput = Omit<ComponentProps<'textarea'>, 'name' | 'ref' | 'onChange' | 'color'>

interface TextAreaFieldProps extends FieldProps {
  rows?: number
  placeholder?: string
  /** Shows a character counter; the schema rejects longer texts. */
  limit?: number
  input?: TextAreaInput
  /** Content that is positioned relative to the text area, such as a list below it. */
  children?: ReactNode
}

export function TextAreaField({ rows = 4, placeholder, limit, input, children, ...field }: TextAreaFieldProps) {
  const { register, watch } = useFormContext()
  const format = useFormat()
  const registered = register(field.name)
  const used = limit === undefined ? 0 : String(watch(field.name) ?? '').length
  const counter =
    limit === undefined ? null : (
      <chakra.span textStyle="xs" color={used > limit ? 'bad.fg' : 'fg.subtle'} fontVariantNumeric="tabular-nums">
        {format.number(used)} / {format.number(limit)}
      </chakra.span>
    )
  return (
    <FieldFrame aside={counter} {...field}>
      {(control) => (
        <Box position="relative" display="grid">
          <Textarea
            {...control}
            rows={rows}
            placeholder={placeholder}
            {...input}
            {...registered}
            onBlur={(event) => {
              input?.onBlur?.(event)
              void registered.onBlur(event)
            }}
          />
          {children}
        </Box>
      )}
    </FieldFrame>
  )
}
