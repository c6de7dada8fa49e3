import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { validationMessage } from './validation-message.ts'

/** The props of every field. `name` is the path of the value in the form. */
export interface FieldProps {
  name: string
  label: string
  help?: ReactNode
  isOptional?: boolean
  disabled?: boolean
  /** Content at the right of the label, such as a link "Forgot password?". */
  aside?: ReactNode
  /** Hides the label visually, for fields in a sentence that names them. */
  isLabelHidden?: boolean
}

/** Connects a control to its label, help and error; spread onto the control. */
export interface ControlProps {
  id: string
  disabled?: boolean
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby'?: string
}

/** Returns the message of a field's error; for a list in one field, that of the first invalid part. */
const messageOf = (error: unknown): string | undefined => {
  const one: unknown = Array.isArray(error) ? error.find(Boolean) : error
  const message: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}

/** The text of a field's error, or undefined. */
export function useFieldError(name: string): string | undefined {
  const { t } = useTranslation('common')
  const { getFieldState, formState } = useFormContext()
  const message = messageOf(getFieldState(name, formState).error)
  return message === undefined ? undefined : validationMessage(message, t as (key: string) => string)
}

export const describedBy = (...ids: (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** The error and help of a control, with the ids that its `aria-describedby` refers to. */
export function FieldNotes({ id, error, help }: { id: string; error: string | undefined; help: ReactNode }) {
  return (
    <>
      {error === undefined ? null : (
        <Box id={`${id}-error`} textStyle="sm" color="bad.fg" aria-live="polite">
          {error}
        </Box>
      )}
      {help ? (
        <Box id={`${id}-help`} textStyle="sm" color="fg.muted">
          {help}
        </Box>
      ) : null}
    </>
  )
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode
}

/** A field: the label above the control, error and help below it. */
export function FieldFrame({
  name,
  label,
  help,
  isOptional = false,
  disabled,
  aside,
  isLabelHidden = false,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const error = useFieldError(name)
  const control: ControlProps = {
    id,
    disabled,
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy(error !== undefined && `${id}-error`, Boolean(help) && `${id}-help`),
  }
  return (
    <Grid
      alignContent="start"
      templateColumns="minmax(0, 1fr) auto"
      columnGap="2"
      rowGap={isLabelHidden ? '0' : '1.5'}
      alignItems="baseline"
      width="100%"
      minWidth="0"
    >
      <chakra.label
        htmlFor={id}
        textStyle="label"
        gridColumn={aside ? '1' : '1 / -1'}
        srOnly={isLabelHidden}
        overflowWrap="anywhere"
        hyphens="auto"
      >
        {label}
        {isOptional ? (
          <chakra.span color="fg.subtle" fontWeight="normal" ms="1">
            {t('ui.optional')}
          </chakra.span>
        ) : null}
      </chakra.label>
      <Flex direction="column" gap="1.5" gridRow="2" gridColumn="1 / -1" minWidth="0">
        {children(control)}
        <FieldNotes id={id} error={error} help={help} />
      </Flex>
      {/* After the control in the document, so that Tab leads from field to field. */}
      {aside ? (
        <Box gridRow="1" gridColumn="2">
          {aside}
        </Box>
      ) : null}
    </Grid>
  )
}
