import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { savedData } from '#web/lib/saved-data.ts'

const draftName = (name: string) => `draft-${name}`

/** What was typed into a form before, field by field; what has another kind than in `empty` is left out. */
export function readDraft<T extends object>(name: string, empty: T): T {
  const kept = savedData.get(draftName(name))
  if (typeof kept !== 'object' || kept === null) return empty
  const fields = Object.entries(empty).map(([field, value]) => {
    const was = Reflect.get(kept, field)
    return [field, was !== undefined && (value === undefined || typeof was === typeof value) ? was : value]
  })
  return Object.fromEntries(fields)
}

export const forgetDraft = (name: string) => savedData.set(draftName(name), undefined)

/** Keeps what is typed under a name, so that it survives a reload; the draft is forgotten once it was sent. */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  { watch }: Pick<UseFormReturn<Values, unknown, Output>, 'watch'>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) => savedData.set(draftName(name), values))
    return unsubscribe
  }, [name, watch])
}
