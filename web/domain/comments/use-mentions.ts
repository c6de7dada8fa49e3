import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Member } from '#web/domain/people/use-members.ts'
import type { TextAreaInput } from '#web/ui/form/TextAreaField.tsx'
import { type MentionQuery, matchingMembers, mentionAt } from './mentions.ts'

/** The members that match the mention being typed into a field, and the keys that choose one. */
export function useMentions(name: string, members: readonly Member[]) {
  const { setValue } = useFormContext()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<MentionQuery>()
  const [activeId, setActiveId] = useState<string>()
  /** The position of the mention whose list was dismissed. */
  const dismissed = useRef<number>(undefined)
  const found = mention ? matchingMembers(mention.query, members) : []
  const active = found.find((member) => member.id === activeId) ?? found[0]
  const isOpen = active !== undefined
  const optionId = (member: Member) => `${id}-${member.id}`

  useEffect(() => {
    // In a low window or above a phone's keyboard, the list may begin outside of what is visible.
    if (activeId ?? isOpen) document.getElementById(`${id}-list`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, activeId, isOpen])

  function read({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    field.current = currentTarget
    const { value, selectionStart, selectionEnd } = currentTarget
    return selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined
  }
  function close() {
    setMention(undefined)
    setActiveId(undefined)
  }
  function choose(member: Member) {
    const input = field.current
    if (!input || !mention) return
    const before = `${input.value.slice(0, mention.start)}@${member.name} `
    const after = input.value.slice(input.selectionStart)
    setValue(name, before + after.replace(/^ /, ''), { shouldDirty: true })
    input.setSelectionRange(before.length, before.length)
    close()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!active || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const at = found.indexOf(active)
    const step = (by: number) => setActiveId(found[(at + by + found.length) % found.length]?.id)
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(active)
    else if (event.key === 'Escape') {
      dismissed.current = mention?.start
      close()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const input: TextAreaInput = {
    onInput(event) {
      const next = read(event)
      if (next?.start !== dismissed.current) dismissed.current = undefined
      setMention(dismissed.current === undefined ? next : undefined)
      setActiveId(undefined)
    },
    // A moved cursor never opens the list, which would take Enter and Tab from the field.
    onSelect(event) {
      const next = read(event)
      if (mention && next?.start !== mention.start) close()
      else if (mention && next?.query !== mention.query) setMention(next)
    },
    onKeyDown,
    onBlur: close,
    ...(active
      ? {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': `${id}-list`,
          'aria-activedescendant': optionId(active),
        }
      : {}),
  }
  return { input, listId: `${id}-list`, optionId, found, active, onPoint: setActiveId, choose }
}
