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
    // Without it the number is sent as typed, and the server judges it.
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
  /** Chosen while nothing says otherwise; the country of the browser's language by default. */
  country?: CountryCode
}

/** A phone number; the form holds E.164 (`+905321112233`), '' when empty. A typed or pasted `+…` chooses the country. */
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
  const sent = useRef<string[]>([])
  const value = String(input.value ?? '')

  function write(next: string) {
    text.current = next
    setTyped(next)
  }

  function hold(country: CountryCode) {
    setCode(country)
    const next = library ? toInternational(library, text.current, country) : text.current
    sent.current.push(next)
    input.onChange(next)
  }

  /** Writes an international number the way its country does. */
  function writeOut(international: string): CountryCode {
    const { country, text: national } = library ? toNational(library, international) : { text: international }
    write(national)
    return country ?? code
  }

  // Values from outside: a default, a restored draft, a reset.
  const follow = useEffectEvent((next: string) => {
    const position = sent.current.indexOf(next)
    sent.current = position < 0 ? [next] : sent.current.slice(position)
    if (position < 0) setCode(writeOut(next))
  })
  useEffect(() => follow(value), [value])

  // The value before the phone library was loaded.
  const readAgain = useEffectEvent(() => {
    if (text.current !== '') hold(text.current.startsWith('+') ? writeOut(text.current) : code)
  })
  useEffect(() => {
    if (library) readAgain()
  }, [library])

  function type(next: string) {
    write(next)
    const isInternational = library !== undefined && next.trim().startsWith('+')
    hold((isInternational && toNational(library, next.trim()).country) || code)
  }

  function choose(country: CountryCode) {
    // Another country's code makes room for the chosen one.
    if (typed.trim().startsWith('+')) write(typed.trim().replace(/^\+\d*/, ''))
    hold(country)
  }

  function leave() {
    if (library?.isValidPhoneNumber(value)) writeOut(value)
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
            onBlur={leave}
          />
        </Flex>
      )}
    </FieldFrame>
  )
}
