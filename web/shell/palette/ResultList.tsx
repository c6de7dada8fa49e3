import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isMacKeyboard, keysOf } from '#web/lib/shortcut-keys.ts'
import { Keys } from '#web/ui/page/Keys.tsx'
import type { Entry, EntryGroup } from './entry.ts'
import { screenKeysOf } from './screen-keys.ts'

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', md: '9' },
    px: '2.5',
    borderRadius: 'l2',
    cursor: 'pointer',
    scrollMarginBlock: '8',
    _icon: { boxSize: '4', flexShrink: '0', color: 'fg.muted' },
    '&[aria-selected=true]': { bg: 'accent.subtle', color: 'accent.fg', _icon: { color: 'accent.fg' } },
  },
})

interface ResultListProps {
  id: string
  groups: readonly EntryGroup[]
  active: Entry | undefined
  optionId: (entry: Entry) => string
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry) => void
}

/** Phones have no keyboard. */
const EntryKeys = ({ keys }: { keys: readonly string[] | undefined }) =>
  keys ? (
    <chakra.span hideBelow="md">
      <Keys keys={keys} />
    </chakra.span>
  ) : null

/** The entries by group. The focus stays in the field, whose aria-activedescendant is the active entry. */
export function ResultList({ id, groups, active, optionId, onPoint, onChoose }: ResultListProps) {
  const { t } = useTranslation('palette')
  const isMac = isMacKeyboard()
  const keysOfEntry = ({ shortcut, to }: Entry) => (shortcut ? keysOf(shortcut, isMac) : screenKeysOf(to))
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('results')}
      overflowY="auto"
      minHeight="0"
      p={groups.length > 0 ? '2' : '0'}
    >
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Box id={`${id}-${group}`} px="2.5" pt="2" pb="1" textStyle="xs" fontWeight="medium" color="fg.muted">
            {t(`group.${group}`)}
          </Box>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === active}
              // Only a moved pointer activates an entry, not a list that scrolls under it.
              onPointerMove={() => onPoint(entry)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
            >
              <entry.icon aria-hidden="true" />
              <chakra.span flex="1" minWidth="0" truncate title={entry.label}>
                {entry.label}
              </chakra.span>
              {entry.note ? (
                <chakra.span color="fg.muted" textStyle="sm" flexShrink="0" maxWidth="50%" truncate>
                  {entry.note}
                </chakra.span>
              ) : null}
              <EntryKeys keys={keysOfEntry(entry)} />
            </Option>
          ))}
        </div>
      ))}
    </Box>
  )
}
