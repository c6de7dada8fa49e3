import { useEffect, useState } from 'react'
import { savedData } from '#web/lib/saved-data.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import type { Draft } from './draft.ts'

const WAIT_MS = 500

const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

/** The draft saved in the browser; undefined if there is none or it has another shape. */
function readLocal(name: string, initial: Draft): Draft | undefined {
  const saved = savedData.get(name)
  if (typeof saved !== 'object' || saved === null || !('channels' in saved) || !Array.isArray(saved.channels))
    return undefined
  const known = Object.entries(saved).filter(([field]) => field in initial)
  const draft = { ...initial, ...Object.fromEntries(known) }
  return isSame(draft, initial) ? undefined : draft
}

/**
 * A draft that survives a reload and a lost connection: it is saved in the browser while it differs from the stored post. A time
 * given by the address wins over that of the saved draft.
 */
export function useLocalDraft(name: string, initial: Draft) {
  const [restored] = useState(() => readLocal(name, initial))
  const [draft, setDraft] = useState(() =>
    restored ? { ...restored, scheduledAt: initial.scheduledAt ?? restored.scheduledAt } : initial,
  )
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const settled = useDebouncedValue(draft, WAIT_MS)
  const isChanged = !isSame(settled, initial)
  useEffect(() => savedData.set(name, isChanged ? settled : undefined), [name, settled, isChanged])
  return {
    draft,
    setDraft,
    isRestored,
    /** Drops what was restored. */
    discard: () => {
      setDraft(initial)
      setIsRestored(false)
    },
  }
}
