import { chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { useFormat } from '#web/ui/use-format.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Textarea } from './inputs.tsx'

interface TextAreaFieldProps extends FieldProps {
  rows?: number
  placeholder?: string
  /** Shows a character counter; the schema rejects longer texts. */
  limit?: number
}

export function TextAreaField({ rows = 4, placeholder, limit, ...field }: TextAreaFieldProps) {
  const { register, watch } = useFormContext()
  const format = useFormat()
  const used = limit === undefined ? 0 : String(watch(field.name) ?? '').length
  const counter =
    limit === undefined ? null : (
      <chakra.span textStyle="xs" color={used > limit ? 'bad.fg' : 'fg.subtle'} fontVariantNumeric="tabular-nums">
        {format.number(used)} / {format.number(limit)}
      </chakra.span>
    )
  return (
    <FieldFrame aside={counter} {...field}>
      {(control) => <Textarea {...control} rows={rows} placeholder={placeholder} {...register(field.name)} />}
    </FieldFrame>
  )
}
