import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { Input } from './inputs.tsx'
import { type Country, findCountries } from './phone.ts'

interface CountryPickerProps {
  countries: readonly Country[]
  country: Country | undefined
  onChoose: (country: Country) => void
  /** Returns the element to focus after a choice. */
  next: () => HTMLElement | null
  disabled?: boolean | undefined
}

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    height: 'control',
    flexShrink: '0',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    cursor: 'button',
    fontVariantNumeric: 'tabular-nums',
    focusVisibleRing: 'outside',
    _hover: { borderColor: 'fg.subtle' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
  },
})

const ListItem = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '2.5',
    minH: '8',
    borderRadius: 'l1',
    cursor: 'menuitem',
    _selected: { fontWeight: 'medium' },
    '&[data-active]': { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minH: '11' },
  },
})

/** The two-letter country code, because flags are not rendered on all systems. */
const Letters = chakra('span', { base: { textStyle: 'xs', color: 'fg.muted', minWidth: '5', fontWeight: 'medium' } })

/** A button with a country's code and calling code that opens a searchable list. */
export function CountryPicker({ countries, country, onChoose, next, disabled }: CountryPickerProps) {
  const { t } = useTranslation('common')
  return (
    <Popover
      label={t('ui.phone.country')}
      width="18rem"
      maxHeight="20rem"
      trigger={
        <Trigger type="button" disabled={disabled || countries.length === 0}>
          <chakra.span srOnly>
            {country ? t('ui.phone.countryIs', { country: country.name }) : t('ui.phone.country')}
          </chakra.span>
          <Letters aria-hidden="true">{country?.code}</Letters>
          <span>{country ? `+${country.callingCode}` : '+'}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Trigger>
      }
    >
      {(close) => (
        <CountryList
          countries={countries}
          chosen={country}
          onChoose={(chosen) => {
            onChoose(chosen)
            close()
            next()?.focus()
          }}
        />
      )}
    </Popover>
  )
}

interface CountryListProps {
  countries: readonly Country[]
  chosen: Country | undefined
  onChoose: (country: Country) => void
}

function CountryList({ countries, chosen, onChoose }: CountryListProps) {
  const { t, i18n } = useTranslation('common')
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = findCountries(countries, typed, i18n.language)
  const [activeCode, setActiveCode] = useState<string | undefined>(chosen?.code)
  const active = Math.max(
    0,
    found.findIndex(({ code }) => code === activeCode),
  )
  const optionId = (code: string | undefined) => `${id}-${code}`

  useEffect(() => {
    if (activeCode) document.getElementById(`${id}-${activeCode}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeCode])

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 }[event.key]
    const isChoice = event.key === 'Enter'
    if (to === undefined && !isChoice) return
    event.preventDefault()
    const country = found[isChoice ? active : Math.min(found.length - 1, Math.max(0, to ?? 0))]
    if (!country) return
    if (isChoice) onChoose(country)
    else setActiveCode(country.code)
  }

  return (
    <>
      <chakra.div p="2" borderBottomWidth="1px" borderColor="border.subtle">
        <Input
          size="sm"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? optionId(found[active]?.code) : undefined}
          aria-label={t('ui.phone.search')}
          placeholder={t('ui.phone.search')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveCode(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <chakra.ul
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
        role="listbox"
        aria-label={t('ui.phone.country')}
        listStyleType="none"
        m="0"
        p="1"
        overflowY="auto"
        flex="1"
        minHeight="0"
      >
        {found.map((country, index) => (
          <ListItem
            key={country.code}
            id={optionId(country.code)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is only valid in a select
            role="option"
            aria-selected={country.code === chosen?.code}
            data-active={index === active ? '' : undefined}
            onPointerMove={() => setActiveCode(country.code)}
            onClick={() => onChoose(country)}
          >
            <Letters aria-hidden="true">{country.code}</Letters>
            <chakra.span flex="1" minWidth="0">
              {country.name}
            </chakra.span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {`+${country.callingCode}`}
            </chakra.span>
          </ListItem>
        ))}
      </chakra.ul>
      {found.length === 0 ? (
        <chakra.output display="block" px="3" pb="3" color="fg.muted">
          {t('ui.phone.none')}
        </chakra.output>
      ) : null}
    </>
  )
}
