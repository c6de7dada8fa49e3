import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'

interface DateFieldProps extends FieldProps {
  /** First and last day that can be chosen, YYYY-MM-DD. */
  min?: string
  max?: string
  /** `datetime-local` gives YYYY-MM-DDTHH:mm without a time zone: the form adds the account's. */
  type?: 'date' | 'datetime-local'
}

/** A day; its value is YYYY-MM-DD whatever the browser shows. */
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
          minWidth="11rem"
          alignSelf="flex-start"
          {...register(field.name)}
        />
      )}
    </FieldFrame>
  )
}
