import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { type Country, findCountries } from './phone.ts'
import { CodeLetters, SearchableList } from './SearchableList.tsx'

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

/** A button with a country's code and calling code that opens a searchable list. */
export function CountryPicker({ countries, country, onChoose, next, disabled }: CountryPickerProps) {
  const { t, i18n } = useTranslation('common')
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
          <CodeLetters aria-hidden="true">{country?.code}</CodeLetters>
          <span>{country ? `+${country.callingCode}` : '+'}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Trigger>
      }
    >
      {(close) => (
        <SearchableList
          label={t('ui.phone.country')}
          searchLabel={t('ui.phone.search')}
          none={t('ui.phone.none')}
          chosenId={country?.code}
          find={(typed) =>
            findCountries(countries, typed, i18n.language).map(({ code, name, callingCode }) => ({
              id: code,
              lead: code,
              label: name,
              note: `+${callingCode}`,
            }))
          }
          onChoose={(code) => {
            const chosen = countries.find((one) => one.code === code)
            if (chosen) onChoose(chosen)
            close()
            next()?.focus()
          }}
        />
      )}
    </Popover>
  )
}
