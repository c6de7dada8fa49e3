import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Input } from './inputs.tsx'

export interface SearchableItem {
  id: string
  label: string
  /** A short code before the label, hidden from screen readers. */
  lead?: string
  note?: string
  /** The language of the note, if it is another one than that of the interface. */
  noteLanguage?: string
}

interface SearchableListProps {
  label: string
  searchLabel: string
  /** Shown if nothing matches. */
  none: string
  chosenId?: string | undefined
  find: (typed: string) => readonly SearchableItem[]
  onChoose: (id: string) => void
}

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

/** A short code, such as that of a country, because flags are not rendered on all systems. */
export const CodeLetters = chakra('span', {
  base: { textStyle: 'xs', color: 'fg.muted', minWidth: '5', fontWeight: 'medium' },
})

/** A search box with a list of which one item is chosen, as the content of a popover. */
export function SearchableList({ label, searchLabel, none, chosenId, find, onChoose }: SearchableListProps) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const found = find(typed)
  const [activeId, setActiveId] = useState<string | undefined>(chosenId)
  const active = Math.max(
    0,
    found.findIndex(({ id }) => id === activeId),
  )
  const optionId = (id: string | undefined) => `${listId}-${id}`

  useEffect(() => {
    if (activeId) document.getElementById(`${listId}-${activeId}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeId])

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: found.length - 1 }[event.key]
    const isChoice = event.key === 'Enter'
    if (to === undefined && !isChoice) return
    event.preventDefault()
    const item = found[isChoice ? active : Math.min(found.length - 1, Math.max(0, to ?? 0))]
    if (!item) return
    if (isChoice) onChoose(item.id)
    else setActiveId(item.id)
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
          aria-controls={`${listId}-list`}
          aria-activedescendant={found.length > 0 ? optionId(found[active]?.id) : undefined}
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveId(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <chakra.ul
        id={`${listId}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
        role="listbox"
        aria-label={label}
        listStyleType="none"
        m="0"
        p="1"
        overflowY="auto"
        flex="1"
        minHeight="0"
      >
        {found.map(({ id, lead, label: name, note, noteLanguage }, index) => (
          <ListItem
            key={id}
            id={optionId(id)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is only valid in a select
            role="option"
            aria-selected={id === chosenId}
            data-active={index === active ? '' : undefined}
            onPointerMove={() => setActiveId(id)}
            onClick={() => onChoose(id)}
          >
            {lead ? <CodeLetters aria-hidden="true">{lead}</CodeLetters> : null}
            <chakra.span flex="1" minWidth="0">
              {name}
            </chakra.span>
            {note ? (
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" lang={noteLanguage}>
                {note}
              </chakra.span>
            ) : null}
          </ListItem>
        ))}
      </chakra.ul>
      {found.length === 0 ? (
        <chakra.output display="block" px="3" pb="3" color="fg.muted">
          {none}
        </chakra.output>
      ) : null}
    </>
  )
}
