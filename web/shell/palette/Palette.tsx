import { Box, chakra, Flex } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toLanguage } from '#web/i18n/language.ts'
import { useCurrent } from '#web/session/current.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Modal } from '#web/ui/overlay/Modal.tsx'
import { type Entry, matchingGroups, suggestedGroups } from './entry.ts'
import { palette } from './palette-state.ts'
import { ResultList } from './ResultList.tsx'
import { readRecent, saveRecent } from './recent.ts'
import { useActions } from './use-actions.ts'
import { useDestinations } from './use-destinations.ts'
import { useSearchResults } from './use-search-results.ts'

const Field = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '12',
    bg: 'transparent',
    fontSize: 'lg',
    outline: 'none',
    textOverflow: 'ellipsis',
    _placeholder: { color: 'fg.muted' },
  },
})

/** The palette is at the top, because the on-screen keyboard of phones covers the lower half. */
const SURFACE = {
  mt: { base: '2', md: '12vh' },
  mb: 'auto',
  maxW: '40rem',
  maxHeight: { base: 'calc(100dvh - 1rem)', md: '70vh' },
  overflow: 'hidden',
} as const

/** Replaces stored entries by their loaded ones, which have the current names. */
const withLatestNames = (stored: readonly Entry[], found: readonly Entry[]): Entry[] =>
  stored.map((entry) => found.find(({ id }) => id === entry.id) ?? entry)

/** The command palette: a search field for screens, actions and data that works with the keyboard alone. */
export function Palette() {
  const { t, i18n } = useTranslation('palette')
  const language = toLanguage(i18n.resolvedLanguage)
  const navigate = useNavigate()
  const listId = useId()
  const [query, setQuery] = useState('')
  const accountId = useCurrent().account?.id ?? ''
  const [recent] = useState(() => readRecent(accountId, language))
  const [activeId, setActiveId] = useState<string>()
  const places = useDestinations()
  const actions = useActions()
  const { entries: found, isSearching, hasFailed } = useSearchResults(query, recent.needsTranslation)

  const own = [...places, ...actions]
  const groups =
    query.trim() === ''
      ? suggestedGroups([...own, ...withLatestNames(recent.entries, found)], recent.ids)
      : matchingGroups([...own, ...found], query, recent.ids)
  const lines = groups.flatMap(({ entries }) => entries)
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === activeId),
  )
  const active = lines[at]
  const optionId = (entry: Entry) => `${listId}-${entry.id.replace(/[^\w-]/g, '_')}`

  useEffect(() => {
    if (active) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  })

  function choose(entry: Entry) {
    saveRecent(entry, accountId, language)
    palette.close()
    if (entry.to !== undefined) void navigate(entry.to)
    entry.run?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = (to: number) => lines[(to + lines.length) % lines.length]?.id
    const to = {
      ArrowDown: step(at + 1),
      ArrowUp: step(at - 1),
      PageDown: lines[Math.min(at + 8, lines.length - 1)]?.id,
      PageUp: lines[Math.max(at - 8, 0)]?.id,
    }[event.key]
    if (event.key === 'Enter' && active) choose(active)
    else if (to !== undefined) setActiveId(to)
    else return
    event.preventDefault()
  }

  return (
    <Modal title={t('title')} isTitleHidden isOpen onClose={palette.close} size="sm" surface={SURFACE}>
      <Flex align="center" gap="3" px="4" borderBottomWidth="1px" borderColor="border.subtle" color="fg.muted">
        <Search size={18} aria-hidden="true" />
        <Field
          role="combobox"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          aria-expanded={lines.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          color="fg.default"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActiveId(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        {/* On phones, which have no Escape key, little space beside the palette is left to tap. */}
        <Box hideFrom="md" me="-2">
          <IconButton label={t('close')} icon={X} onClick={palette.close} />
        </Box>
      </Flex>
      <ResultList
        id={listId}
        groups={groups}
        active={active}
        optionId={optionId}
        onPoint={(entry) => setActiveId(entry.id)}
        onChoose={choose}
      />
      {lines.length === 0 && !isSearching ? (
        <Box px="4" py="6" textAlign="center" color="fg.muted">
          {t('none', { query: query.trim() })}
        </Box>
      ) : null}
      <Flex
        px="4"
        py="2"
        gap="4"
        justify="space-between"
        borderTopWidth="1px"
        borderColor="border.subtle"
        color="fg.muted"
        textStyle="xs"
      >
        <output>{hasFailed ? t('failed') : isSearching ? t('searching') : t('found', { count: lines.length })}</output>
        <Box hideBelow="md">{t('keys')}</Box>
      </Flex>
    </Modal>
  )
}
