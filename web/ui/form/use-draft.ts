import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { isSameData } from '#web/lib/same-data.ts'
import { savedData } from '#web/lib/saved-data.ts'

const draftName = (name: string) => `draft-${name}`

/** The saved draft, field by field; fields of another type than in `empty` are omitted. */
export function readDraft<T extends object>(name: string, empty: T): T {
  const draft = savedData.get(draftName(name))
  if (typeof draft !== 'object' || draft === null) return empty
  const fields = Object.entries(empty).map(([field, value]) => {
    const saved = Reflect.get(draft, field)
    return [field, saved !== undefined && (value === undefined || typeof saved === typeof value) ? saved : value]
  })
  return Object.fromEntries(fields)
}

export const hasDraft = (name: string): boolean => savedData.get(draftName(name)) !== undefined

export const deleteDraft = (name: string) => savedData.set(draftName(name), undefined)

/** Saves the input under a name, so that it survives a reload; `deleteDraft` removes it after it was sent. */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  { watch }: Pick<UseFormReturn<Values, unknown, Output>, 'watch'>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) => savedData.set(draftName(name), values))
    return unsubscribe
  }, [name, watch])
}

/** A text outside of a form, saved under a name, so that it survives a reload; without a text nothing is saved. */
export function useDraftText(name: string): [text: string, change: (update: (text: string) => string) => void] {
  const read = () => {
    const saved = savedData.get(draftName(name))
    return typeof saved === 'string' ? saved : ''
  }
  const [text, setText] = useState(read)
  // Updates what is saved, not what was rendered: the text may have changed while an answer was under way.
  function change(update: (text: string) => string) {
    const next = update(read())
    setText(next)
    savedData.set(draftName(name), next === '' ? undefined : next)
  }
  return [text, change]
}

/**
 * Saves the changed fields of a form that edits stored values, and restores them over the values stored by then.
 */
export function useEditDraft<Values extends FieldValues, Output>(
  name: string,
  { watch, setValue, formState: { defaultValues } }: UseFormReturn<Values, unknown, Output>,
): void {
  const saveChanges = useEffectEvent((values: object) => {
    const changed = Object.entries(values).filter(([field, value]) => !isSameData(value, defaultValues?.[field]))
    savedData.set(draftName(name), changed.length > 0 ? Object.fromEntries(changed) : undefined)
  })

  useEffect(() => {
    const draft = savedData.get(draftName(name))
    for (const [field, value] of Object.entries(draft ?? {}))
      setValue(field as Path<Values>, value, { shouldDirty: true })
    const { unsubscribe } = watch((values) => saveChanges(values))
    return unsubscribe
  }, [name, watch, setValue])
}
