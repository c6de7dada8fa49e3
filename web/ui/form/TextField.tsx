import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search'
  autoComplete?: string
  placeholder?: string
  maxLength?: number
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'url'
  readOnly?: boolean
}

export function TextField({
  type = 'text',
  autoComplete,
  placeholder,
  maxLength,
  inputMode,
  readOnly,
  ...field
}: TextFieldProps) {
  const { register } = useFormContext()
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          inputMode={inputMode}
          readOnly={readOnly}
          {...register(field.name)}
        />
      )}
    </FieldFrame>
  )
}
