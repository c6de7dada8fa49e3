import { Box, chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '#web/ui/form/inputs.tsx'

const DEBOUNCE_MS = 300

interface SearchBoxProps {
  label: string
  /** The applied text, usually from the URL. */
  value: string
  onChange: (text: string) => void
  placeholder?: string
  maxLength?: number
  width?: string
}

/** A search field; the text is applied after a pause in typing, or immediately on Enter. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, onChange, placeholder = label, maxLength = 200, width = '15rem' } = props
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Texts that were applied here and have not come back as the value yet; the person may have typed on since.
  const [pending, setPending] = useState<readonly string[]>([])
  const box = useRef<HTMLInputElement>(null)

  if (lastValue !== value) {
    setLastValue(value)
    const index = pending.indexOf(value)
    setPending(pending.slice(index + 1))
    // The value was changed from outside: by a link, Back, or "Clear filters".
    if (index === -1) setTyped(value)
  }
  const apply = (text: string) => {
    if (text === (pending.at(-1) ?? value)) return
    setPending([...pending, text])
    onChange(text)
  }
  const applyLater = useEffectEvent(apply)
  useEffect(() => {
    const timer = setTimeout(() => applyLater(typed.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <Box position="relative" width={{ base: '100%', sm: width }}>
      <chakra.span
        position="absolute"
        insetStart="2.5"
        top="50%"
        translate="0 -50%"
        color="fg.muted"
        pointerEvents="none"
        aria-hidden="true"
      >
        <Search size={14} />
      </chakra.span>
      <Input
        ref={box}
        size="sm"
        ps="8"
        pe="8"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply(typed.trim())
          if (event.key === 'Escape' && typed !== '') {
            event.stopPropagation()
            setTyped('')
          }
        }}
      />
      {typed === '' ? null : (
        <chakra.button
          type="button"
          position="absolute"
          insetEnd="1"
          top="50%"
          translate="0 -50%"
          boxSize="6"
          display="grid"
          placeItems="center"
          borderRadius="l1"
          color="fg.muted"
          cursor="pointer"
          focusVisibleRing="outside"
          _hover={{ color: 'fg.default' }}
          aria-label={t('ui.filter.clear', { label })}
          onClick={() => {
            setTyped('')
            apply('')
            box.current?.focus()
          }}
        >
          <X size={14} aria-hidden="true" />
        </chakra.button>
      )}
    </Box>
  )
}
