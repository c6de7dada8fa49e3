import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface SortableListProps<Item> {
  items: readonly Item[]
  /** Identifies an item, so that it keeps its elements when it moves. */
  keyOf: (item: Item, index: number) => string
  /** Names an item in announcements. */
  labelOf: (item: Item) => string
  onMove: (from: number, to: number) => void
  /** True for a list whose order can't be changed. */
  isFixed?: boolean
  children: (item: Item, index: number) => ReactNode
}

const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** A list that is put in order by dragging the handle of an item, or with Alt and the arrow keys inside of it. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, labelOf, onMove, isFixed = false, children } = props
  const { t } = useTranslation('common')
  const listId = useId()
  const [message, setMessage] = useState('')

  function move(from: number, to: number) {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onMove(from, to)
    setMessage(t('ui.drag.position', { place: labelOf(item), position: to + 1, total: items.length }))
  }
  if (items.length === 0) return null
  return (
    <>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {items.map((item, index) => (
          <SortableItem
            key={keyOf(item, index)}
            listId={listId}
            index={index}
            isFixed={isFixed || items.length < 2}
            onMove={move}
          >
            {children(item, index)}
          </SortableItem>
        ))}
      </chakra.ul>
      <chakra.output srOnly>{message}</chakra.output>
    </>
  )
}

interface SortableItemProps {
  listId: string
  index: number
  isFixed: boolean
  onMove: (from: number, to: number) => void
  children: ReactNode
}

function SortableItem({ listId, index, isFixed, onMove, children }: SortableItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((from: unknown) => {
    setOver(false)
    if (typeof from === 'number') onMove(from, index)
  })

  useEffect(() => {
    const element = item.current
    const dragHandle = handle.current
    if (!element || !dragHandle || isFixed) return undefined
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ listId, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.listId === listId,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => drop(source.data.index),
      }),
    )
  }, [listId, index, isFixed])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = KEYS[event.key]
    if (!event.altKey || by === undefined || isFixed) return
    event.preventDefault()
    const { target } = event
    onMove(index, index + by)
    // The browser takes the focus from an element that moves within the page.
    requestAnimationFrame(() => {
      if (target instanceof HTMLElement && document.activeElement === document.body) target.focus()
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the fields and buttons inside
    <chakra.li
      ref={item}
      display="flex"
      gap="1"
      alignItems="center"
      borderRadius="l2"
      outline={isOver ? '2px solid' : undefined}
      outlineColor="accent.solid"
      onKeyDown={onKeyDown}
    >
      {isFixed ? null : (
        <Flex ref={handle} cursor="grab" color="fg.muted" alignSelf="stretch" align="center" aria-hidden="true">
          <GripVertical size={16} />
        </Flex>
      )}
      <Box flex="1" minWidth="0">
        {children}
      </Box>
    </chakra.li>
  )
}
