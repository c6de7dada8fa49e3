import { chakra } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'

/** A time of day, `HH:MM` independent of the browser's format. */
export function TimeField(field: FieldProps) {
  const { register } = useFormContext()
  return (
    <chakra.div>
      <FieldFrame {...field}>
        {(control) => <Input {...control} type="time" width="auto" minWidth="8rem" {...register(field.name)} />}
      </FieldFrame>
    </chakra.div>
  )
}
