import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'

interface DateFieldProps extends FieldProps {
  /** The first and last selectable day, YYYY-MM-DD. */
  min?: string
  max?: string
  /** The value of `datetime-local` is YYYY-MM-DDTHH:mm without a time zone; the form adds the account's. */
  type?: 'date' | 'datetime-local'
}

/** A date field; its value is YYYY-MM-DD whatever format the browser shows. */
export function DateField({ min, max, type = 'date', ...field }: DateFieldProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Input
          {...control}
          type={type}
          min={min}
          max={max}
          width="auto"
          minWidth="min(11rem, 100%)"
          maxWidth="100%"
          alignSelf="flex-start"
          {...register(field.name)}
        />
      )}
    </FieldFrame>
  )
}
