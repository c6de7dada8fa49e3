import { Flex } from '@chakra-ui/react'
import type { CountryCode } from 'libphonenumber-js/min'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useFormat } from '#web/ui/use-format.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { Input } from './inputs.tsx'
import {
  countriesOf,
  countryOfLanguage,
  loadPhoneLibrary,
  type PhoneLibrary,
  toInternational,
  toNational,
} from './phone.ts'

function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState<PhoneLibrary>()
  useEffect(() => {
    let isWanted = true
    // Without the library, the number is sent as typed and validated by the server.
    loadPhoneLibrary().then(
      (loaded) => isWanted && setLibrary(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return library
}

interface PhoneFieldProps extends FieldProps {
  /** The initial country; defaults to the country of the browser's language. */
  country?: CountryCode
}

/** A phone number; the form value is E.164 (`+905321112233`), or '' if empty. A typed or pasted `+…` selects the country. */
export function PhoneField({ country: given, ...field }: PhoneFieldProps) {
  const { control } = useFormContext()
  const {
    field: { ref, ...input },
  } = useController({ name: field.name, control })
  const { locale } = useFormat()
  const library = usePhoneLibrary()
  const countries = useMemo(() => (library ? countriesOf(library, locale) : []), [library, locale])
  const [code, setCode] = useState<CountryCode>(
    () => given ?? countryOfLanguage(locale === 'tr' ? 'tr' : navigator.language),
  )
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = useRef('')
  // Values that this field emitted and that may still arrive as props; any other value comes from outside.
  const emittedValues = useRef<string[]>([])
  const value = String(input.value ?? '')

  function write(next: string) {
    text.current = next
    setTyped(next)
  }

  function emit(country: CountryCode) {
    setCode(country)
    const next = library ? toInternational(library, text.current, country) : text.current
    emittedValues.current.push(next)
    input.onChange(next)
  }

  /** Shows an international number in the format of its country, which it returns. */
  function showInternational(international: string): CountryCode {
    const { country, text: national } = library ? toNational(library, international) : { text: international }
    write(national)
    return country ?? code
  }

  // Values from outside: a default, a restored draft, a reset.
  const onExternalValue = useEffectEvent((next: string) => {
    const position = emittedValues.current.indexOf(next)
    emittedValues.current = position < 0 ? [next] : emittedValues.current.slice(position)
    if (position < 0) setCode(showInternational(next))
  })
  useEffect(() => onExternalValue(value), [value])

  // The value before the phone library was loaded.
  const onLibraryLoaded = useEffectEvent(() => {
    if (text.current !== '') emit(text.current.startsWith('+') ? showInternational(text.current) : code)
  })
  useEffect(() => {
    if (library) onLibraryLoaded()
  }, [library])

  function type(next: string) {
    write(next)
    const isInternational = library !== undefined && next.trim().startsWith('+')
    emit((isInternational && toNational(library, next.trim()).country) || code)
  }

  function choose(country: CountryCode) {
    // The chosen country replaces a typed calling code.
    if (typed.trim().startsWith('+')) write(typed.trim().replace(/^\+\d*/, ''))
    emit(country)
  }

  function onBlur() {
    if (library?.isValidPhoneNumber(value)) showInternational(value)
    input.onBlur()
  }

  return (
    <FieldFrame {...field}>
      {(frame) => (
        <Flex gap="2" width="100%">
          <CountryPicker
            countries={countries}
            country={countries.find((one) => one.code === code)}
            onChoose={(country) => choose(country.code)}
            next={() => box.current}
            disabled={field.disabled}
          />
          <Input
            {...frame}
            ref={(element: HTMLInputElement | null) => {
              box.current = element
              ref(element)
            }}
            name={input.name}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            fontVariantNumeric="tabular-nums"
            value={typed}
            onChange={(event) => type(event.target.value)}
            onBlur={onBlur}
          />
        </Flex>
      )}
    </FieldFrame>
  )
}
