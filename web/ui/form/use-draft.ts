import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { savedData } from '#web/lib/saved-data.ts'

const draftName = (name: string) => `draft-${name}`

/** The saved draft, field by field; fields of another type than in `empty` are omitted. */
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

/** Saves the input under a name, so that it survives a reload; the draft is deleted after it was sent. */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  { watch }: Pick<UseFormReturn<Values, unknown, Output>, 'watch'>,
): void {
  useEffect(() => {
    const { unsubscribe } = watch((values) => savedData.set(draftName(name), values))
    return unsubscribe
  }, [name, watch])
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The same for a form over saved values: kept is only what was changed, and it is put back over what is saved by then.
 */
export function useEditDraft<Values extends FieldValues, Output>(
  name: string,
  { watch, setValue, formState: { defaultValues } }: UseFormReturn<Values, unknown, Output>,
): void {
  const keep = useEffectEvent((values: object) => {
    const changed = Object.entries(values).filter(([field, value]) => !isSame(value, defaultValues?.[field]))
    savedData.set(draftName(name), changed.length > 0 ? Object.fromEntries(changed) : undefined)
  })

  useEffect(() => {
    const kept = savedData.get(draftName(name))
    for (const [field, value] of Object.entries(kept ?? {}))
      setValue(field as Path<Values>, value, { shouldDirty: true })
    const { unsubscribe } = watch((values) => keep(values))
    return unsubscribe
  }, [name, watch, setValue])
}
