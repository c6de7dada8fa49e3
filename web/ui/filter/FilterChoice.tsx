import { Button, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { includesText } from '#web/lib/search-text.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { Popover } from '#web/ui/overlay/Popover.tsx'

export interface FilterOption {
  value: string
  label: string
  /** The secondary text below the label: parent or type. */
  note?: string
}

interface FilterChoiceProps {
  label: string
  options: readonly FilterOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  /** Called with the search text if the server searches; otherwise the given labels are searched. */
  onSearch?: (text: string) => void
  isLoading?: boolean
  /** The maximum number of selected values that the contract allows. */
  max?: number
}

const MIN_OPTIONS_FOR_SEARCH = 8

/** The values of one filter behind a button that shows the selection. Values are alternatives (or). */
export function FilterChoice(props: FilterChoiceProps) {
  const { label, options, values, onChange } = props
  const { t } = useTranslation('common')
  const chosenLabels = values.map((value) => options.find((option) => option.value === value)?.label ?? value)
  const isOn = values.length > 0
  const summary =
    chosenLabels.length > 1
      ? t('ui.filter.several', { name: chosenLabels[0], count: chosenLabels.length - 1 })
      : chosenLabels[0]
  return (
    <Popover
      label={label}
      width="20rem"
      maxHeight="22rem"
      trigger={
        <Button
          variant="outline"
          size="sm"
          borderColor={isOn ? 'accent.solid' : undefined}
          bg={isOn ? 'accent.subtle' : undefined}
          maxWidth="100%"
        >
          <chakra.span overflow="hidden" textOverflow="ellipsis" maxWidth="16rem">
            {isOn ? t('ui.filter.chosen', { label, words: summary }) : label}
          </chakra.span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {() => <Choices {...props} onClear={() => onChange([])} />}
    </Popover>
  )
}

interface ChoicesProps extends FilterChoiceProps {
  onClear: () => void
}

function Choices({ label, options, values, onChange, onSearch, isLoading, max = 50, onClear }: ChoicesProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const hasSearch = onSearch !== undefined || options.length >= MIN_OPTIONS_FOR_SEARCH
  const shown = onSearch ? options : options.filter(({ label: name }) => includesText(name, typed))
  const isFull = values.length >= max

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input') ?? [])].filter(
      (stop) => !(stop as HTMLInputElement).disabled,
    )
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    event.preventDefault()
    next?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the boxes inside
    <chakra.div ref={list} display="flex" flexDirection="column" minHeight="0" onKeyDown={onKeyDown}>
      {hasSearch ? (
        <chakra.div p="2" borderBottomWidth="1px" borderColor="border.subtle">
          <Input
            size="sm"
            aria-label={t('ui.filter.search')}
            placeholder={t('ui.filter.search')}
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              onSearch?.(event.target.value.trim())
            }}
          />
        </chakra.div>
      ) : null}
      <chakra.div overflowY="auto" flex="1" minHeight="0">
        <chakra.fieldset aria-label={label} border="0" m="0" p="1" minWidth="0">
          {shown.map((option) => {
            const isChosen = values.includes(option.value)
            return (
              <chakra.label
                key={option.value}
                htmlFor={`${id}-${option.value}`}
                display="flex"
                gap="2.5"
                px="2"
                py="1.5"
                borderRadius="l1"
                cursor="pointer"
                alignItems="flex-start"
                _hover={{ bg: 'bg.muted' }}
                css={{ '@media (pointer: coarse)': { py: '3' } }}
                _focusWithin={{ bg: 'bg.muted' }}
              >
                <Checkbox
                  id={`${id}-${option.value}`}
                  mt="0.5"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? values.filter((value) => value !== option.value) : [...values, option.value])
                  }
                />
                <chakra.span minWidth="0" overflowWrap="anywhere">
                  {option.label}
                  {option.note ? (
                    <chakra.span display="block" textStyle="xs" color="fg.muted">
                      {option.note}
                    </chakra.span>
                  ) : null}
                </chakra.span>
              </chakra.label>
            )
          })}
          <chakra.output display="block" px={shown.length === 0 ? '2' : '0'} color="fg.muted" textStyle="sm">
            {shown.length > 0 ? null : isLoading ? t('ui.loading') : t('ui.filter.none')}
          </chakra.output>
        </chakra.fieldset>
      </chakra.div>
      {values.length > 0 ? (
        <chakra.div p="2" borderTopWidth="1px" borderColor="border.subtle">
          <Button variant="ghost" size="sm" width="100%" onClick={onClear}>
            {t('ui.filter.clear', { label })}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}
