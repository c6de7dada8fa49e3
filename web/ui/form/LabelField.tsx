import { Badge, chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from './inputs.tsx'

interface LabelFieldProps {
  label: string
  /** What the empty field asks for; by default, a label. */
  placeholder?: string
  values: readonly string[]
  /** Labels in use, offered while typing. */
  known: readonly string[]
  onChange: (values: string[]) => void
  isDisabled?: boolean
  max?: number
}

const MAX_LENGTH = 50

/** Labels as chips; Enter or a comma adds what was typed, Backspace in the empty field removes the last one. */
export function LabelField(props: LabelFieldProps) {
  const { label, placeholder, values, known, onChange, isDisabled = false, max = 20 } = props
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState('')
  const id = useId()

  function add() {
    const word = typed.trim().slice(0, MAX_LENGTH)
    setTyped('')
    if (word !== '' && !values.includes(word) && values.length < max) onChange([...values, word])
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && typed === '' && values.length > 0) onChange(values.slice(0, -1))
  }

  return (
    <Flex gap="1.5" wrap="wrap" align="center">
      {values.map((value) => (
        <Badge key={value} bg="bg.muted" color="fg.default" maxWidth="100%">
          <chakra.span overflow="hidden" textOverflow="ellipsis">
            {value}
          </chakra.span>
          {isDisabled ? null : (
            <chakra.button
              type="button"
              minWidth="6"
              minHeight="6"
              display="inline-grid"
              placeItems="center"
              cursor="pointer"
              aria-label={t('ui.labels.remove', { label: value })}
              onClick={() => onChange(values.filter((one) => one !== value))}
            >
              <X size={12} aria-hidden="true" />
            </chakra.button>
          )}
        </Badge>
      ))}
      {isDisabled || values.length >= max ? null : (
        <>
          <Input
            size="sm"
            width="9rem"
            aria-label={label}
            placeholder={placeholder ?? t('ui.labels.add')}
            list={id}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
          <datalist id={id}>
            {known
              .filter((word) => !values.includes(word))
              .map((word) => (
                <option key={word} value={word}>
                  {word}
                </option>
              ))}
          </datalist>
        </>
      )}
    </Flex>
  )
}
